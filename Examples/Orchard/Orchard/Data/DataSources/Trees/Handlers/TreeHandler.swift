import Foundation

/// Fetches trees from the server.
struct TreeHandler: Sendable {
  func fetch() async throws -> [TreeDTO] {
    let url = URL(string: "https://orchard.example/trees")
    guard let url else { return [] }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([TreeDTO].self, from: data)
  }
}
