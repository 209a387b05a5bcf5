protocol BerthServiceProtocol {}
struct BerthService: BerthServiceProtocol {}  // expect: test-file-per-type
