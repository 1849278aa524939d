"""The use cases: practise, look back, sit exams, review. Knows no Qt, no SQL, no YAML."""
