"""What a supervisor sees: the class board, the reports, one trainee."""
