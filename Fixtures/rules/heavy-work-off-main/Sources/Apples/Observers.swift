// The closure that others call returns to the main actor itself.
@MainActor
final class AppleObserver {
  var value: [Apple] = []

  func observe() {
    store.addObserver(self) { [weak self] stored in
      guard let apples = try? JSONDecoder().decode([Apple].self, from: stored.data) else { return }
      DispatchQueue.main.async { self?.value = apples }
    }
  }
}
// What a background context runs is not on the main actor.
@MainActor final class Shelves {
  func load() async {
    shelves = await container.performBackgroundTask { context in
      (try? JSONDecoder().decode([Shelf].self, from: data(in: context))) ?? []
    }
    let drafts = try? JSONDecoder().decode([Draft].self, from: text)  // expect: heavy-work-off-main
  }
}
