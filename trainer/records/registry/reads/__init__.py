"""What is read of a registry: by supervisors, by a trainee's station, by the program itself."""
