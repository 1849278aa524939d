"""The reads of a registry: for supervisors, for a trainee's station, for the program itself."""
