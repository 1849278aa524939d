"""The table test in the window: set up, watched at a real felt, judged, decided, printed."""
