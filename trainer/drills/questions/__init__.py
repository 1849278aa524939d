"""The questions of quick drills: what is shown and asked, the right answers, and why."""
