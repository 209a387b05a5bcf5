// Tests are sorted otherwise.
