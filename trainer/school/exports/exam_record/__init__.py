"""The record of an exam on paper: what a school files, and somebody signs."""
