"""The reports as pages: each reads its figures and tells them as a Document."""
