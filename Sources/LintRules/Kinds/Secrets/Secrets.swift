import Buffers
import Matching
import Project
import SwiftSource

/// Secrets in the files of a project.
package struct SecretCheck: RuleCheck, Hashable {
  /// The files, Swift among them.
  package var files: GlobSet
  /// Files that do not count.
  package var exceptions: GlobSet?
  /// Names of values that are secrets.
  package var names: RegularExpression?
  /// Names of secrets that may consist of words, and have punctuation or the form of a UUID.
  package var wordyNames: RegularExpression?
  /// Names that are about secrets but contain none.
  package var harmlessNames: RegularExpression?
  /// Values that take the place of a secret.
  package var placeholders: RegularExpression?
  /// The minimum length of a value that only its name gives away.
  package var shortest = 16
  /// Files in which only keys of known forms count.
  package var formsOnly: GlobSet?
  package var message: MessageTemplate?
  package var severity: Severity?

  package init(files: GlobSet) { self.files = files }

  package var otherFiles: OtherFiles { OtherFiles(texts: files) }
}

// MARK: - Keys

extension RuleKind {
  /// Rules about secrets.
  static let secrets: RuleKind = RuleKind(
    [
      .checks(
        "secrets", of: SecretCheck.self,
        "Files that must not contain secrets. No report shows a secret that is found.",
        example: "{files: ['**'], names: '(?i)(token|secret)$'}")
    ],
    mappings: [SecretCheck.mapping.info], compile: { checks, _ in SecretProgram(checks) })
}

extension SecretCheck: MappingValue {
  package static let mappingName = "secret"

  package static let mapping: Mapping<SecretCheck> = Mapping(
    "A check of the text files that git tracks or would track. It finds keys whose form is known, "
      + "and values with letters and digits that have the name of a secret.",
    keys: [
      Key("files", { $0.files = $1 }, .globs, "The files.", example: "['**']", isRequired: true),
      Key(
        "except", { $0.exceptions = $1 }, .globs, "Files that do not count.", example: "['**/*.md']"
      ),
      Key(
        "names", { $0.names = $1 }, .expression,
        "Names of values that are secrets. Hyphens and dots in a "
          + "name count as underscores.", example: "'(?i)(token|secret)$'"),
      Key(
        "wordy", { $0.wordyNames = $1 }, .expression,
        "Names of secrets whose values may also consist of words, contain punctuation or look like "
          + "a UUID, as passwords do.", example: "'(?i)password$'"),
      Key(
        "harmless", { $0.harmlessNames = $1 }, .expression,
        "Names that are about secrets but contain none.",
        example: "'(?i)(label|title)$'"),
      Key(
        "placeholders", { $0.placeholders = $1 }, .expression, "Values that are not secrets.",
        example: "'(?i)your_|example'"),
      Key(
        "shortest", { $0.shortest = $1 }, .integer(8...200),
        "The minimum length of a value that only its name gives away.", example: "20",
        default: "16"),
      Key(
        "forms-only", { $0.formsOnly = $1 }, .globs,
        "Files in which only keys of known forms count, and no names.", example: "['**/*.lock']"),
    ], .findingKeys(\.severity, \.message, example: "{found} is in the code"),
    make: { SecretCheck(files: GlobSet([])) })
}

extension SecretCheck {
  /// Returns true if a value that looks like a secret has the name and the length of one.
  fileprivate func accepts(
    _ value: NamedValue, _ form: SecretValue.Form, in file: SourceFile
  ) -> Bool {
    guard value.range.count >= shortest else { return false }
    let name = file.text(value.name).map { "-. ".contains($0) ? "_" : String($0) }.joined()
    let isName =
      switch form {
      case .key: names?.hasMatch(in: name) == true
      case .wordy: wordyNames?.hasMatch(in: name) == true && names?.hasMatch(in: name) == true
      case .head:
        !Self.labelsOfMarks.contains(name)
          && !Self.namesOfMarks.contains { name.lowercased().hasSuffix($0) }
      }
    return isName && harmlessNames?.hasMatch(in: name) != true
      && placeholders?.hasMatch(in: file.text(value.range)) != true
  }

  /// The ends of the names of the text that starts a key, rather than of a key.
  private static let namesOfMarks = [
    "start", "begin", "beginning", "opening", "header", "head", "prefix", "mark", "marker", "line",
    "delimiter", "separator", "boundary", "label", "pattern",
  ]
  /// The labels of arguments that are such a text.
  private static let labelsOfMarks: Set<String> = [
    "of", "by", "with", "for", "in", "from", "to", "before", "after", "separatedBy",
  ]
}

// MARK: - Program

/// All checks of secrets in a run.
struct SecretProgram: KindProgram {
  private let checks: [OwnedCheck<SecretCheck>]

  init(_ checks: [OwnedCheck<SecretCheck>]) { self.checks = checks }

  var phases: Phases { [.firstLook, .text] }

  func reads(_ path: GlobPath) -> Bool { checks.contains { $0.check.files.matches(path) } }

  func check(_ file: SourceFile, _ run: inout FileRun, scratch: AnyObject?) {
    check(file, isSwift: true, &run)
  }

  func checkText(_ file: SourceFile, _ run: inout FileRun) { check(file, isSwift: false, &run) }

  private func check(_ file: SourceFile, isSwift: Bool, _ run: inout FileRun) {
    let wanted = checks.filter { owned in
      run.isActive(owned.rule) && owned.check.files.matches(run.place.globPath)
        && !(owned.check.exceptions?.matches(run.place.globPath) ?? false)
    }
    // What git ignores is in no repository, whatever else looks at the file.
    guard !wanted.isEmpty, run.repository.mayHold(run.place.path) else { return }
    let bytes = file.buffer.padded.view.extracting(0..<file.buffer.count)
    // git takes a file with zero bytes for no text.
    if !isSwift, (0..<min(bytes.count, 8_000)).contains(where: { bytes[$0] == 0 }) { return }
    let hits = SecretScanner.hits(in: bytes)
    for owned in wanted {
      for hit in hits { report(hit.name, hit.range, hit.secret, owned, file, &run) }
    }
    let named = wanted.filter { owned in
      owned.check.names != nil && !(owned.check.formsOnly?.matches(run.place.globPath) ?? false)
    }
    guard let shortest = named.map(\.check.shortest).min() else { return }
    let values =
      isSwift
      ? file.namedValues(shortest: shortest) : NamedValue.all(in: bytes, shortest: shortest)
    // Few values look like a secret, so most cost no text.
    for value in values {
      guard let form = SecretValue.form(of: bytes.extracting(value.range)),
        !hits.contains(where: { $0.secret.overlaps(value.range) })
      else { continue }
      for owned in named where owned.check.accepts(value, form, in: file) {
        let name = file.text(value.name)
        report("the value of '\(name)'", value.range, value.range, owned, file, &run)
      }
    }
  }

  private func report(
    _ name: String, _ range: Range<Int>, _ secret: Range<Int>, _ owned: OwnedCheck<SecretCheck>,
    _ file: SourceFile, _ run: inout FileRun
  ) {
    let token = file.tokens.partitioningIndex { Int($0.offset) > range.lowerBound }
    var finding = Finding(
      rule: owned.rule, token: file.tokens.isEmpty ? nil : max(0, token - 1), range: range,
      subject: name, values: ["found": name], severity: owned.check.severity,
      message: owned.check.message)
    finding.secret = secret
    run.report(finding, in: file)
  }
}
