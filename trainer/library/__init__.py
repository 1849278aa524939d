"""Files of houses, recipes, rounds and traces. The only place that knows YAML."""
