"""The wrong rules that trainees hold, in words and as executable changes of the real rules."""
