final class MockPearsRepository: Sendable {}  // expect: doubles-implement-protocol
protocol Plums {}
final class MockPlumsRepository: Plums, Sendable {}
