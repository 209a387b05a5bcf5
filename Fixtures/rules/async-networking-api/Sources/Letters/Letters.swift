func load() async throws {
  let (data, _) = try await URLSession.shared.data(for: request)
  let (bytes, _) = try await URLSession.shared.bytes(for: request)
}
