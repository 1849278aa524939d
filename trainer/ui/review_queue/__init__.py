"""The supervisor's pages: the attempts that wait, and one of them opened."""
