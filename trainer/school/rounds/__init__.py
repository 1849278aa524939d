"""The sources of a sitting's rounds: one class for each way to choose them."""
