final class MockApplesRepository {}  // expect: doubles-implement-protocol
struct FailingClockService {}  // expect: doubles-implement-protocol
