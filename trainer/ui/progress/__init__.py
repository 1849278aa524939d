"""How far the trainee has come: skills, pace, beliefs, mistakes, and what another house asks."""
