import Foundation

/// Talks to the server.
final class NetworkHandler: Sendable {
  // MARK: - Properties

  private let session: URLSession
  private let server: URL

  // MARK: - Init

  init(session: URLSession = .shared, server: URL = URL(filePath: "/glucolog.example")) {
    self.session = session
    self.server = server
  }

  // MARK: - Public Methods

  func get<Answer: Decodable>(_ path: String) async throws -> Answer {
    do {
      let (data, response) = try await session.data(from: server.appending(path: path))
      try check(response)
      return try JSONDecoder().decode(Answer.self, from: data)
    } catch {
      throw ErrorHandlerManager.appError(from: error)
    }
  }

  func post(_ body: some Encodable, to path: String) async throws {
    do {
      var request = URLRequest(url: server.appending(path: path))
      request.httpMethod = "POST"
      let (_, response) = try await session.upload(for: request, from: JSONEncoder().encode(body))
      try check(response)
    } catch {
      throw ErrorHandlerManager.appError(from: error)
    }
  }

  // MARK: - Private Methods

  private func check(_ response: URLResponse) throws {
    guard let answer = response as? HTTPURLResponse, answer.statusCode >= 300 else { return }
    throw ErrorHandlerManager.appError(fromStatus: answer.statusCode)
  }
}
