"""Find anything: rules, drills, rounds, mistakes, settings, pages, trainees and help."""
