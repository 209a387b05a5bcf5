import Engine

/// A project that a hook of git checks.
struct HookedProject: Hashable {
  /// The folder to check, relative to that of the repository; empty for the folder of the repository.
  let folder: String
  /// The lowest severity that stops a commit.
  let failOn: FailLevel

  init(folder: String, failOn: FailLevel) {
    self.folder = folder
    self.failOn = failOn
  }

  /// The project that a line of a hook checks, nil if the line checks none.
  init?(line: Substring.UTF8View) {
    var line = ShellLine(line)
    if let project = Self.called(&line) ?? Self.executed(&line) {
      self = project
    } else {
      return nil
    }
  }

  /// `'A' and 'B'`, the folder of the repository by its name.
  static func list(_ folders: some Sequence<String>) -> String {
    folders.sorted().map { $0.isEmpty ? "the folder of the repository" : "'\($0)'" }
      .joined(separator: " and ")
  }

  // MARK: - The line of the hook

  private static let test = "if [ -d "
  private static let then = " ]; then "
  private static let status = " || status=$?"
  private static let failOption = " --fail-on "

  /// The command that checks the project.
  ///
  /// - Parameter warns: whether the hook says so if there is no such folder.
  func call(warns: Bool) -> String {
    let run = "run" + (failOn == .error ? "" : Self.failOption + failOn.rawValue)
    if folder.isEmpty { return run + Self.status }
    let word = ShellLine.quoted(folder)
    let otherwise = warns ? " else missing \(word);" : ""
    return "\(Self.test)\(word)\(Self.then)\(run) -- \(word)\(Self.status);\(otherwise) fi"
  }

  /// Reads the line that ``call(warns:)`` makes.
  private static func called(_ line: inout ShellLine) -> HookedProject? {
    var folder = ""
    if line.take(test) {
      guard let word = line.word(), line.take(then) else { return nil }
      folder = word
    }
    guard line.take("run") else { return nil }
    let level = level(&line)
    return line.take(folder.isEmpty ? status : " -- ")
      ? HookedProject(folder: folder, failOn: level) : nil
  }

  /// Reads the line of a hook of archlint 0.1.0, which checks one project.
  private static func executed(_ line: inout ShellLine) -> HookedProject? {
    guard line.take("/*) if [ -x \"$archlint\" ]; then exec \"$archlint\"") else { return nil }
    line.skip(to: [failOption, " $amend"])
    let level = level(&line)
    line.skip(to: [" -- '", "; fi"])
    return HookedProject(folder: line.take(" -- ") ? line.word() ?? "" : "", failOn: level)
  }

  private static func level(_ line: inout ShellLine) -> FailLevel {
    guard line.take(failOption) else { return .error }
    return FailLevel(rawValue: line.plainWord()) ?? .error
  }
}

/// The rest of a line of a shell script. Works on scalars, as shells do: a quote with an accent after it is
/// still a quote.
struct ShellLine {
  private var rest: Substring.UnicodeScalarView

  /// - Parameter line: the line; white space at its start does not count.
  init(_ line: Substring.UTF8View) {
    rest = Substring(line).unicodeScalars.drop { $0 == " " }
  }

  /// `text` as one word of a shell.
  static func quoted(_ text: String) -> String {
    "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// Takes `text` if the rest starts with it.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Drops what is before the first of the texts.
  mutating func skip(to texts: [String]) {
    while !rest.isEmpty, !texts.contains(where: starts) { rest = rest.dropFirst() }
  }

  /// Takes a word that ``quoted(_:)`` makes; nil if there is none.
  mutating func word() -> String? {
    guard take("'") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar != "'" {
        text.append(scalar)
      } else if take("\\''") {
        text.append(scalar)
      } else {
        return String(text)
      }
    }
    return nil
  }

  /// Takes the letters up to the next space.
  mutating func plainWord() -> String {
    let word = rest.prefix { $0 != " " }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private func starts(with text: String) -> Bool { rest.starts(with: text.unicodeScalars) }
}
