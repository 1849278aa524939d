"""Touches of the trainee: by mouse, by keys, by dragging and sweeping."""
