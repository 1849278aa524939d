"""The window: shows what the school says, sends on what was touched. The only place with Qt."""
