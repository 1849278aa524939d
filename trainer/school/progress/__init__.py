"""A trainee's progress: skills, pace and accuracy, mistakes, and the demands of another house."""
