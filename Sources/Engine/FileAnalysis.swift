import LintRules
import Project
import Results
import SwiftSource

/// One file from bytes to findings.
struct FileAnalysis {
  let session: RuleSession
  let store: FileStore
  /// The index of the file in the project.
  let index: Int
  /// The change that the run is about, nil when it is about none.
  let changes: ChangeSet?

  private var place: Place { session.places[index] }

  private var isSwift: Bool { Walker.isSwift(place.path) }

  /// True if findings in the file are of interest; of the others only the symbols are.
  private var isTouched: Bool { changes?.touches(place.path) ?? true }

  /// The part of the change that the rules ask about.
  private var change: RuleSession.FileChangeContext {
    let path = place.path
    return RuleSession.FileChangeContext(
      isTouched: isTouched,
      isAdded: changes.map { changes in { changes.hasAdded($0, of: path) } },
      isNewFile: changes?.hasAddedFile(path) ?? false)
  }

  /// The outcome of one file.
  struct Result: Sendable {
    /// The findings in the order of a report.
    var diagnostics: [Diagnostic] = []
    var symbols = FileSymbols()
    var answers = FileAnswers()
    var pending = PendingChecks()
    /// True if its settings are to be checked when the project is known.
    var hasSettings = false
    /// True if its first comments say that a tool has generated it.
    var isGenerated = false
    /// The comments that switch rules off.
    var suppressions: [LocatedSuppression] = []
    var lines = 0
    var bytes = 0
    var problem: Report.Problem?
    /// The digest of its contents.
    var digest: UInt64 = 0
  }

  /// Looks at the file for the first time.
  func firstLook(_ state: inout WorkerState) -> Result {
    var result = Result()
    guard read(&state.file, &result) else { return result }
    result.digest = FileDigest.of(state.file.buffer)
    result.bytes = state.file.buffer.count
    result.lines = state.file.buffer.lineCount
    result.hasSettings = isTouched && session.ruleSet.readsSettings(place.globPath)
    if !isSwift {
      let isRead =
        isTouched
        ? session.ruleSet.readsText(place.globPath) || !place.path.hasSuffix(".md")
        : session.ruleSet.notesText(place.globPath)
      guard isRead, isText(state.file.buffer, &result) else { return result }
      state.file.removeTokens()
      let look = session.textLook(
        at: state.file, index: index, change: change, scratch: &state.scratch)
      result.diagnostics = look.diagnostics
      result.answers = look.answers
    } else {
      guard isText(state.file.buffer, &result) else { return result }
      state.file.analyse(words: session.ruleSet.words)
      var look = session.firstLook(
        at: state.file, index: index, change: change, scratch: &state.scratch)
      // Moved: a copy of the symbols counts references to all of their arrays.
      swap(&result.diagnostics, &look.diagnostics)
      swap(&result.symbols, &look.symbols)
      swap(&result.answers, &look.answers)
      swap(&result.pending, &look.pending)
      if isTouched {
        result.problem =
          depthProblem(of: state.file)
          ?? state.file.syntaxProblem.map { Report.Problem($0, in: state.file) }
      }
      result.isGenerated = GeneratedFiles.isGenerated(state.file)
      // Nothing in it is reported, so its comments excuse nothing.
      if result.isGenerated { return result }
    }
    suppress(state.file, &result)
    return result
  }

  /// Looks again, now that the project is known.
  ///
  /// The project knows the file by indices of its declarations and tokens, which mean nothing in a
  /// file that has changed since.
  ///
  /// - Parameters:
  ///   - pending: the checks that the first look left open.
  ///   - digest: of the contents at the first look.
  /// - Returns: only the findings that the first look has not made.
  func secondLook(
    _ pending: PendingChecks, digest: UInt64, _ project: ProjectIndex, _ state: inout WorkerState
  ) -> Result {
    var result = Result()
    guard read(&state.file, &result) else { return result }
    guard FileDigest.of(state.file.buffer) == digest else {
      result.problem = Report.Problem(
        path: place.path, message: "has changed while it was checked; run archlint again")
      return result
    }
    if isSwift {
      state.file.analyse(words: session.ruleSet.words)
      result.diagnostics = session.secondLook(
        at: state.file, index: index, pending: pending, project: project, change: change,
        region: OtherFiles(store: store).reader, scratch: &state.scratch)
    } else {
      state.file.removeTokens()
    }
    if isTouched, session.ruleSet.readsSettings(place.globPath) {
      result.diagnostics += session.checkSettings(
        state.file, index: index, project: project, change: change, scratch: &state.scratch)
      result.diagnostics.sort { $0.precedes($1) }
    }
    suppress(state.file, &result)
    return result
  }

  /// Returns true if the bytes of the file are text that can be checked.
  ///
  /// Swift refuses source that is not UTF-8. Of other files, only UTF-16 is passed over, with a word where
  /// a rule looks at them: tools of Apple read it, but its letters would not be found.
  private func isText(_ buffer: SourceBuffer, _ result: inout Result) -> Bool {
    guard let problem = isSwift ? buffer.encodingProblem : buffer.markProblem else { return true }
    guard isTouched, isSwift || session.ruleSet.readsText(place.globPath) || result.hasSettings
    else { return false }
    let (reason, remedy) =
      switch problem {
      case .byteOrderMark: ("is UTF-16 and not UTF-8", "save it as UTF-8")
      case .encrypted: ("is encrypted by git-crypt", "unlock it")
      case .zeroBytes: ("starts with bytes that are no text", "save it as UTF-8")
      case .illFormed(let line): ("is not UTF-8 on line \(line)", "save it as UTF-8")
      }
    result.problem = Report.Problem(
      path: place.path,
      message: "\(reason), so it was not checked; \(remedy), or leave it out with a glob under "
        + "'exclude'",
      // The build machine of a team often has no key.
      isHarmless: !isSwift || problem == .encrypted)
    return false
  }

  /// The problem that code of the file is nested too deep to be checked, nil if none is.
  private func depthProblem(of file: SourceFile) -> Report.Problem? {
    guard let deep = file.outline.unwalked.first else { return nil }
    let position = LineTable(file.buffer).position(of: Int(file.tokens[Int(deep.start)].offset))
    return Report.Problem(
      path: place.path,
      message: "has code at \(position.line):\(position.column) that is nested too deep to be "
        + "checked; brackets may be \(Outline.maximumDepth) levels deep, and types "
        + "\(Outline.maximumTypeDepth)")
  }

  /// Returns true if the file could be read.
  private func read(_ file: inout SourceFile, _ result: inout Result) -> Bool {
    file.path = place.path
    file.module = place.qualifier
    do {
      try store.read(place.path, into: &file.buffer)
      return true
    } catch {
      result.problem = Report.Problem(
        path: place.path, message: "cannot be read: \(error.reason)")
      return false
    }
  }

  /// Marks the findings that comments of the file excuse.
  private func suppress(_ file: SourceFile, _ result: inout Result) {
    let suppressions =
      isSwift
      ? Suppression.suppressions(in: file)
      : Suppression.suppressions(inText: file.buffer, path: place.path)
    guard !suppressions.isEmpty else { return }
    let locator = Locator(file)
    let cover = SuppressionCover(suppressions)
    result.suppressions = suppressions.map {
      LocatedSuppression(suppression: $0, region: locator.region($0.directive))
    }
    for index in result.diagnostics.indices {
      let offset = result.diagnostics[index].location.region?.bytes.lowerBound ?? 0
      guard let found = cover.suppression(of: result.diagnostics[index].rule, at: offset) else {
        continue
      }
      result.diagnostics[index].suppressedBy = found
      result.diagnostics[index].suppression = suppressions[found].reason
    }
  }
}

/// The lines of other files that findings point to, each file read once.
final class OtherFiles {
  private let store: FileStore
  private var locators: [String: Locator?] = [:]

  init(store: FileStore) { self.store = store }

  /// The function that rules locate bytes in other files with.
  var reader: RegionReader { { self.region($0, path: $1) } }

  func region(_ range: Range<Int>, path: String) -> Location.Region? {
    if locators[path] == nil {
      var file = SourceFile()
      file.path = path
      let isRead = (try? store.read(path, into: &file.buffer)) != nil
      locators[path] = .some(isRead ? Locator(file) : nil)
    }
    // A file that has become unreadable or shorter since is named without its line.
    guard let locator = locators[path] ?? nil, range.upperBound <= locator.byteCount else {
      return nil
    }
    return locator.region(range)
  }
}

/// The state that a worker keeps from file to file, so that a file costs no allocation of its own.
struct WorkerState {
  var file = SourceFile()
  var scratch: RuleSession.Scratch

  init(_ ruleSet: RuleSet) { scratch = RuleSession.Scratch(ruleSet) }
}
