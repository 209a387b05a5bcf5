import Foundation

protocol TreeRepositoryProtocol: Sendable {
  func trees() async throws -> [TreeModel]
}
