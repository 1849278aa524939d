"""The files of scenarios: drills, exams, table tests, remedials, and players of the live table."""
