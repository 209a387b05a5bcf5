import Synchronization

/// A counter on the terminal for runs that take a while. In a pipe it is silent.
final class Progress: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let hasPrinted = Atomic<Bool>(false)

  init(isShown: Bool) { self.isShown = isShown }

  /// Shows how many files are done, once the run has taken a moment.
  func report(_ done: Int, of total: Int) {
    guard isShown, ContinuousClock.now - start > .milliseconds(500) else { return }
    hasPrinted.store(true, ordering: .relaxed)
    Output.warnInPlace("checking \(done) of \(total) files")
  }

  /// Removes the counter.
  func finish() {
    if hasPrinted.load(ordering: .relaxed) { Output.warnInPlace("") }
  }
}
