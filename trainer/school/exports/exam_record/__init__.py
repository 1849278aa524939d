"""The record of an exam on paper, for a school's files and for signatures."""
