import Foundation

/// Fetches tides from the server of the harbour.
public struct TidesClient: TidesClientProtocol {  // expect: core-type-has-tests
  private let url: URL
  private let session: URLSession

  /// A client for the list at `url`.
  public init(url: URL, session: URLSession) {
    self.url = url
    self.session = session
  }

  public func tides() async throws -> [Tide] {
    do {
      return try await fetch()
    } catch is URLError {
      try await Task.sleep(for: .milliseconds(500))  // expect: no-task-sleep-nanoseconds
      return try await fetch()
    }
  }

  /// Fetches again and again, with a pause between.
  public func updates(every pause: Duration) -> AsyncThrowingStream<[Tide], any Error> {
    AsyncThrowingStream { stream in
      let task = Task {
        do {
          while !Task.isCancelled {
            stream.yield(try await fetch())
            try await Task.sleep(for: pause)
          }
          stream.finish()
        } catch {
          stream.finish(throwing: error)
        }
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }

  private func fetch() async throws -> [Tide] {
    let (data, _) = try await session.data(from: url)
    return try JSONDecoder().decode([Tide].self, from: data)
  }
}
