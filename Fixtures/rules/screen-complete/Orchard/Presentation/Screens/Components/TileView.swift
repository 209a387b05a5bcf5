// Shared by all screens.
