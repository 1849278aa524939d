"""The work done before: rounds and mistakes, each of which can be opened or dealt again."""
