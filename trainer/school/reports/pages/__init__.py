"""The pages of the reports: each loads its figures and makes a Document."""
