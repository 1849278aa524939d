"""What a screen reader meets: roles, deeds by name, and what is said when something happens."""
