"""The question engine: quick drills and quizzes, asked, marked, recorded and looked back on."""
