import Foundation

struct TidesClient {  // expect: shared-code-in-core
  func tides() async throws -> [Tide] { [] }
}
struct TideRow { let title: String }
