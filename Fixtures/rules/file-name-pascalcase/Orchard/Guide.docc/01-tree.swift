// Code of a tutorial.
