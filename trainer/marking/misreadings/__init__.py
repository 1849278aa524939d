"""The wrong rules that trainees hold: in words, and as changes of the real rules that run."""
