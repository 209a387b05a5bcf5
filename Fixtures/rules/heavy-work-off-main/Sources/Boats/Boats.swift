@MainActor
final class BoatsStore {
  func show(_ data: Data) {
    Task.detached { try JSONDecoder().decode([Boat].self, from: data) }
    for album in albums { found = album.boats.sorted() }
  }
  nonisolated func read() throws -> Boat { try JSONDecoder().decode(Boat.self, from: data) }
}
/// One small value, and what settings keep.
@MainActor
final class MooringStore {
  func check(_ data: Data) throws -> Bool { try JSONDecoder().decode(Bool.self, from: data) }
  func restore() {
    guard let data = defaults.data(forKey: "moorings") else { return }
    moorings = (try? JSONDecoder().decode([Mooring].self, from: data)) ?? []
  }
  func receive(_ data: Data) throws {
    moorings = try JSONDecoder().decode([Mooring].self, from: data)  // expect: heavy-work-off-main
  }
}

@MainActor
final class ConcurrentBoats {
  @concurrent func read(_ data: Data) async throws -> [Boat] {
    try JSONDecoder().decode([Boat].self, from: data)
  }
}
