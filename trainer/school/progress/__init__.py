"""How far a trainee has come: skills, pace and accuracy, mistakes, and what another house asks."""
