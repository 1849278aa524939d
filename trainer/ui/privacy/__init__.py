"""My data: what is kept, handing it out, erasing it."""
