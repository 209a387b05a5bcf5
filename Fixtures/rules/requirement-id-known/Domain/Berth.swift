// SRS-077 is no use in a test.
struct Berth {}
