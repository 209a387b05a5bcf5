import Foundation

/// Trees from the server.
final class TreeRepository: TreeRepositoryProtocol {
  private let handler: TreeHandler
  private let errorHandler: ErrorHandlerManager

  init(handler: TreeHandler, errorHandler: ErrorHandlerManager) {
    self.handler = handler
    self.errorHandler = errorHandler
  }

  func trees() async throws -> [TreeModel] {
    do {
      return try await handler.fetch().map { TreeModel($0) }
    } catch {
      throw errorHandler.handle(error)
    }
  }
}
