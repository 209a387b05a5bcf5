final class TidesController {
  private(set) var tides: [Tide] = []
  var willChange: (() -> Void)?
  var didChange: (() -> Void)?
  func clear() { change { tides = [] } }
  private func change(_ body: () -> Void) { willChange?(); body(); didChange?() }
  func reset() { willChange?(); tides = []; notifyScreens() }
  private func notifyScreens() { didChange?() }
}
