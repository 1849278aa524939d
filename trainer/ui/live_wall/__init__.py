"""The live wall in a supervisor's window."""
