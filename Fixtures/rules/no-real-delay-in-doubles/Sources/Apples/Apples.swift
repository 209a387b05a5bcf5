actor InMemoryApplesRepository {
  func fetch() async throws -> [Apple] {
    try await Task.sleep(for: .seconds(1))  // expect: no-real-delay-in-doubles
    return apples
  }
}
struct MockClock { func tick() async { try? await Task.sleep(nanoseconds: 5_000) } }  // expect: no-real-delay-in-doubles
