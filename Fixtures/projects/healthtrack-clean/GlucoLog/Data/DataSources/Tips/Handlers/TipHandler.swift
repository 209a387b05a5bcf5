import Foundation

/// Reads the advice that comes with the app.
struct TipHandler: Sendable {
  let file: URL

  func texts() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

/// Where advice comes from.
protocol TipRepositoryProtocol: Sendable {  // expect: repository-protocol-location
  func tips() async throws -> [TipModel]
}

final class TipRepository: TipRepositoryProtocol {  // expect: repository-location
  private let handler: TipHandler

  init(handler: TipHandler) {
    self.handler = handler
  }

  func tips() async throws -> [TipModel] {
    do {
      return try handler.texts().map { TipModel(text: $0) }
    } catch {
      throw ErrorHandlerManager.appError(from: error)
    }
  }
}
