"""The program about itself: its parts, newer versions, and a report of its faults."""
