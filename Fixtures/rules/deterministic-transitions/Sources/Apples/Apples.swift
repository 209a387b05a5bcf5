final class ApplesStore {
  var state: State = .loading
  func load() async {  // expect: deterministic-transitions
    state = .loading
    do {
      state = .content(try await repository.fetch())
    } catch {
      print(error)
    }
  }
  func reload() async {  // expect: deterministic-transitions
    self.state = .loading
    _ = try? await repository.fetch()
  }
}
