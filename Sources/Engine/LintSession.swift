import Buffers
import Configuration
import LintRules
import Project
import Results

/// A project that is checked again and again while its files change.
///
/// A check takes the steps of a ``Linter`` and comes to the same report. A session remembers what does
/// not change: the walk and the layout until it is told that files have changed, and the looks at
/// files until their contents have. The answers of the project are made anew from the looks each time.
package struct LintSession: Sendable {
  @Boxed private var linter: Linter
  private let ruleSet: RuleSet
  @BoxedOptional private var scan: Linter.Scan?
  private var memory: LookMemory? = LookMemory()
  /// The states of the files when they were last looked for.
  private var stamps: [String: FileStamp] = [:]
  /// The states of folders, and of what git goes by, at the last walk; nil for what is not there. Nil if one
  /// of them may change without another state.
  private var surroundings: [(path: String, stamp: FileStamp?)]?

  package init(_ linter: Linter) {
    self.linter = linter
    ruleSet = linter.ruleSet
  }

  /// Takes the texts that stand in for what files hold, by path, in place of those before.
  package mutating func setTexts(_ texts: [String: [UInt8]]) {
    let before = linter.options.overlay
    var changed: Set<String> = []
    for (path, text) in texts where before[path] != text { changed.insert(path) }
    for path in before.keys where texts[path] == nil { changed.insert(path) }
    linter.options.overlay = texts
    memory?.forget(changed)
  }

  /// Notes that files may have changed, come or gone.
  package mutating func noteChanges() { scan = nil }

  /// Looks for files that have changed, come or gone since the last time.
  ///
  /// - Returns: whether there are any.
  /// - Throws: as ``Linter/run()``.
  package mutating func findChanges() async throws -> Bool {
    if isUnchanged { return false }
    var timer = PhaseTimer()
    let before = scan?.files.map(\.path)
    let start = FileStamp.now
    let found = try await linter.scan(&timer)
    noteSurroundings(found, at: start)
    let paths = found.files.map(\.path)
    let hasChanged = forgetChanged(paths)
    scan = found
    guard hasChanged || before != paths else { return false }
    memory?.forgetLayout()
    return true
  }

  /// The folders that had a configuration of their own when files were last looked for, sorted; nil if
  /// that has never been. A session obeys those that were there when the project was loaded.
  package var configurationFolders: [String]? { scan?.configurations }

  /// Checks the project as it is now.
  ///
  /// - Throws: as ``Linter/run()``.
  package mutating func check() async throws -> Report { try await checkWithSurvey().report }

  /// Checks the project as it is now, and returns also what is known of it as a whole. Whoever keeps the
  /// survey has parts of it copied by the next check.
  ///
  /// - Throws: as ``Linter/run()``.
  package mutating func checkWithSurvey() async throws -> (report: Report, survey: Survey) {
    var timer = PhaseTimer()
    if scan == nil {
      memory?.forgetLayout()
      let start = FileStamp.now
      let found = try await linter.scan(&timer)
      noteSurroundings(found, at: start)
      _ = forgetChanged(found.files.map(\.path))
      scan = found
    }
    guard let scan else { return try await linter.runWithSurvey() }
    linter.options.today = CalendarDay.today
    let outcome = await linter.check(scan, ruleSet, &memory, &timer)
    return (outcome.report, outcome.survey)
  }

  /// True if neither a file nor a folder is another one than at the last walk, which costs less to find out
  /// than a walk.
  private var isUnchanged: Bool {
    guard let scan, let surroundings, stamps.count == scan.files.count else { return false }
    return surroundings.allSatisfy { FileStamp(of: "\(linter.root)/\($0.path)") == $0.stamp }
      && scan.files.allSatisfy { file in
        stamps[file.path].map { FileStamp(of: "\(linter.root)/\(file.path)") == $0 } ?? false
      }
  }

  /// - Parameter start: the time before the walk. What has changed since may hold what the walk has not seen.
  private mutating func noteSurroundings(_ found: Linter.Scan, at start: Int64) {
    var states: [(path: String, stamp: FileStamp?)] = []
    for path in found.watchedPaths {
      let stamp = FileStamp(of: "\(linter.root)/\(path)")
      guard stamp?.isOlder(than: start) ?? true else {
        surroundings = nil
        return
      }
      states.append((path, stamp))
    }
    surroundings = states
  }

  /// Forgets the looks at files that are not as they were.
  ///
  /// - Returns: whether there are any.
  private mutating func forgetChanged(_ paths: [String]) -> Bool {
    let now = FileStamp.now
    var changed: Set<String> = []
    var stamps: [String: FileStamp] = [:]
    stamps.reserveCapacity(paths.count)
    for path in paths {
      let stamp = FileStamp(of: "\(linter.root)/\(path)")
      if stamp == nil || stamp != self.stamps[path] { changed.insert(path) }
      // One that was changed just now may change again at the same time on the clock.
      if let stamp, stamp.isOlder(than: now) { stamps[path] = stamp }
    }
    self.stamps = stamps
    memory?.forget(changed)
    return !changed.isEmpty
  }
}
