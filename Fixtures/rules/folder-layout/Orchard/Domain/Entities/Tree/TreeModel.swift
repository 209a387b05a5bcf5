// Where it belongs.
