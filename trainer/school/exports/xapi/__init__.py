"""Events as statements of the Experience API 1.0.3, for learning record stores."""
