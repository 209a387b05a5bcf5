@MainActor
final class ApplesStore {
  func show(_ data: Data) throws { apples = try JSONDecoder().decode([Apple].self, from: data) }  // expect: heavy-work-off-main
  func match() {
    for album in albums { for apple in album.apples { found = all.filter { $0 == apple } } }  // expect: heavy-work-off-main
  }
}
