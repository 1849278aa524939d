"""Reports on a school for supervisors: readiness, mistakes and their cost."""
