"""The consequences of events and marks: projections, marks in force, sums, views."""
