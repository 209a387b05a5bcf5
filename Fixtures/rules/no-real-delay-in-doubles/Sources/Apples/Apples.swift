actor InMemoryApplesRepository {
  func fetch() async throws -> [Apple] {
    try await Task.sleep(for: .seconds(1))  // expect: no-real-delay-in-doubles
    return apples
  }
}
struct MockClock { func tick() async { try? await Task.sleep(nanoseconds: 5_000) } }  // expect: no-real-delay-in-doubles

struct StubNotations {
  func hexadecimal() async throws { try await Task.sleep(nanoseconds: 0x10) }  // expect: no-real-delay-in-doubles
  func parentheses() async throws { try await Task.sleep(nanoseconds: (1_000)) }  // expect: no-real-delay-in-doubles
  func zero() async throws { try await Task.sleep(nanoseconds: (0x0)) }
}
