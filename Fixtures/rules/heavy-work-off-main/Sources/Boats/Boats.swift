@MainActor
final class BoatsStore {
  func show(_ data: Data) {
    Task.detached { try JSONDecoder().decode([Boat].self, from: data) }
    for album in albums { found = album.boats.sorted() }
  }
  nonisolated func read() throws -> Boat { try JSONDecoder().decode(Boat.self, from: data) }
}
