"""Days, figures and axes in words, for every page."""
