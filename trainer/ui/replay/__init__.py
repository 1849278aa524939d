"""The replay: the trainee's round and the faultless dealer's, side by side on one time line."""
