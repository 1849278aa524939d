"""Today: go on where one left off, choose a house and a drill, see the latest results."""
