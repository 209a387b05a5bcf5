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
