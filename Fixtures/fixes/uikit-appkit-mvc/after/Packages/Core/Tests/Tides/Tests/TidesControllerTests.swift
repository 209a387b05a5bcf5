import Foundation
import Testing

@testable import Core

@Suite @MainActor struct TidesControllerTests {
  private struct StubClient: TidesClientProtocol {
    func tides() async throws -> [Tide] {
      [86_500, 100, 50].map { seconds in
        Tide(
          id: UUID(), kind: .high, meters: 2, time: Date(timeIntervalSince1970: seconds))
      }
    }
  }

  @Test func ordersByDay() async throws {
    let calendar = Calendar(identifier: .gregorian)
    let controller = TidesController(client: StubClient(), calendar: calendar)
    try await controller.load()
    let times = controller.sections.flatMap(\.tides).map(\.time.timeIntervalSince1970)
    #expect(times == [50, 100, 86_500])
  }
}
