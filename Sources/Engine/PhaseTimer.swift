import Project
import Results
import Synchronization

/// Measures the phases of a run; all take no time where output is to be the same whenever it is made.
package struct PhaseTimer {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  /// The phases that are over.
  package private(set) var timings: [Report.Timing] = []

  package init() {
    start = clock.now
    last = start
  }

  /// Ends the phase that began with the end of the one before.
  package mutating func finish(_ phase: String) {
    let now = clock.now
    timings.append(Report.Timing(phase: phase, seconds: Self.seconds(now - last)))
    last = now
  }

  /// The seconds since the timer was made.
  package var total: Double { Self.seconds(clock.now - start) }

  private static func seconds(_ duration: Duration) -> Double {
    CalendarDay.fixedTime == nil ? duration.inSeconds : 0
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Counts finished files and informs a listener now and then.
final class ProgressCounter: Sendable {
  private let done = Atomic<Int>(0)
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func add() {
    guard let report else { return }
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    if count % 64 == 0 || count == total { report(count, total) }
  }
}
