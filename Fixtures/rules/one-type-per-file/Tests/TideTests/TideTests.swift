struct StubTide {}
struct TideTests {}
