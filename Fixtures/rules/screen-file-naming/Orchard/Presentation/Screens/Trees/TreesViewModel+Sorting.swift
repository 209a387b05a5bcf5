// Named after the screen.
