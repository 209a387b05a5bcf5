final class MockBerthService {}  // expect: mock-implements-protocol
final class MockCraneRepository: NSObject {}  // expect: mock-implements-protocol
final class MockTideService: TideServiceProtocol {}
actor MockLogRepository {}
struct MockBerth { let name: String }
final class BerthService {}
