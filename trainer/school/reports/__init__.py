"""A supervisor's view of a school: readiness, mistakes and their cost."""
