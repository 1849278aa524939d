"""What every act of a trainee shows of each skill."""
