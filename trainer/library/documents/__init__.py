"""A house's document as text: out of Word, PDF, the web, or pasted."""
