"""The school's marker: reads evidence in the order of its delivery, and makes all marks of it."""
