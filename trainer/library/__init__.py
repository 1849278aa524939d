"""What is on file: houses, recipes, rounds and traces. The only place that knows YAML."""
