"""A trainee's progress: skills, pace, beliefs, mistakes, and the demands of another house."""
