"""A class list from a file: read, shown row by row with what will happen, then taken in whole."""
