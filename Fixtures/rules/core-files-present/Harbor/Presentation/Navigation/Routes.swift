enum Routes {}
