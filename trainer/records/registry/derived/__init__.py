"""What follows from events and marks: projections, marks in force, sums, views."""
