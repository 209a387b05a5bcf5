// No screen.
