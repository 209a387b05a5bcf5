protocol BerthServiceProtocol {}
final class BerthService: BerthServiceProtocol {}  // expect: test-before-implementation
final class MockBerthService: BerthServiceProtocol {}
