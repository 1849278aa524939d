"""The quiz in the window: set up, asked, told, and put on paper."""
