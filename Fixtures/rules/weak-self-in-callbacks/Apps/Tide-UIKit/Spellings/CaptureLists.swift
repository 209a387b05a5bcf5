/// Capture lists behind attributes, and with values of the screen.
final class CaptureLists: UIViewController {
  func bind() {
    tides.didChange = { @MainActor [weak self, name = "x"] in self?.show(name) }
    tides.willChange = { @Sendable [days = [1, 2], weak self] in self?.show(days) }
    tides.didChange = { [title = self.tideTitle] in log(title) }
    tides.willChange = { [weak tides] in self.show(tides) }  // expect: weak-self-in-callbacks
    tides.didChange = { @MainActor [name = "x"] in self.show(name) }  // expect: weak-self-in-callbacks
    tides.didChange = { [title = self.tideTitle] in self.show(title) }  // expect: weak-self-in-callbacks
  }
}
