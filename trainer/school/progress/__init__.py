"""A trainee's progress: skills, pace and accuracy, mistakes, and the way to another house."""
