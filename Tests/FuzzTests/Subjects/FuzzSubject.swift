import Buffers
import JSON
import LintRules
import Matching
import Results
import SwiftSource
import YAML

@testable import Audits
@testable import Configuration
@testable import Engine
@testable import Project

/// The readers of unverified bytes, which must not trap or hang on any input.
///
/// Those of two parts read the first line as one and the rest as the other.
enum FuzzSubject: String, CaseIterable, Sendable {
  /// Tokens, comments and outline of Swift.
  case source
  /// Symbols and mentions of Swift.
  case symbols
  /// All shipped rules on one file of Swift.
  case lint
  /// All shipped rules on one file of Markdown.
  case markdown
  /// Comments that switch rules off.
  case suppressions
  case yaml
  /// A `.archlint.yml`.
  case configuration
  /// A glob, and a path.
  case glob
  /// A regular expression, and a text.
  case expression
  /// A token pattern, and Swift.
  case pattern
  /// The output of git, and lists of owners.
  case git
  /// Files that say what a project is built with.
  case manifests
  /// A baseline, and an earlier audit.
  case baseline
  /// JSON, in chunks of some bytes.
  case json
  /// An audit to be put together with others.
  case merge

  /// Reads `bytes`; ends the process when what comes of them makes no sense.
  func read(_ bytes: [UInt8]) async {
    switch self {
    case .source: readSource(bytes)
    case .symbols: readSymbols(bytes)
    case .lint:
      // Bytes that are no UTF-8 are repaired, since no rule sees a file that has some.
      let text = Array(text(bytes).utf8)
      await lint(text, "App/Domain/UseCases/Fuzz/FuzzUseCase.swift", Self.allRules)
    case .markdown: await lint(bytes, "docs/Fuzz.md", Self.allRules)
    case .suppressions: readSuppressions(bytes)
    case .yaml: readYAML(bytes)
    case .configuration: _ = try? Self.configuration(text(bytes))
    case .glob: readGlob(bytes)
    case .expression: readExpression(bytes)
    case .pattern: await readPattern(bytes)
    case .git: readGit(bytes)
    case .manifests: readManifests(bytes)
    case .baseline: readBaseline(bytes)
    case .json: readJSON(bytes)
    case .merge: readAudit(bytes)
    }
  }

  private func readAudit(_ bytes: [UInt8]) {
    let identity = AuditSource.Identity(file: [], version: [])
    _ = try? AuditFileReader.read(
      "fuzz.json", AuditSource(bytes, identity: identity), by: .owner)
  }

  // MARK: - Swift

  private func source(_ bytes: [UInt8]) -> SourceFile {
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    file.analyse(words: .keywords)
    return file
  }

  /// Tokens are one after the other, and what the outline names are tokens.
  private func readSource(_ bytes: [UInt8]) {
    let file = source(bytes)
    var end = 0
    for token in file.tokens {
      precondition(Int(token.offset) >= end, "tokens overlap")
      end = token.range.upperBound
    }
    precondition(end <= bytes.count, "a token ends behind the file")
    for declaration in file.outline.declarations {
      precondition(declaration.range.end <= file.tokens.count, "no such token")
      _ = file.name(of: declaration)
      _ = file.text(of: declaration.range)
    }
  }

  private func readSymbols(_ bytes: [UInt8]) {
    var index = MentionIndex()
    _ = FileSymbols(of: source(bytes), index: &index)
  }

  private func readSuppressions(_ bytes: [UInt8]) {
    for suppression in Suppression.suppressions(in: source(bytes)) {
      precondition(suppression.directive.upperBound <= bytes.count, "a comment behind the file")
    }
  }

  /// A run with all rules, which are put together once.
  private static let allRules: Analysis? = {
    guard let catalogue = try? Catalogue.shipped() else { return nil }
    var request = ConfigurationRequest()
    request.presets = catalogue.presets.map(\.name)
    return analysis(
      try? Configuration.build(file: nil, request: request, catalogue: catalogue))
  }()

  private static func analysis(_ configuration: Configuration?) -> Analysis? {
    configuration.map {
      Analysis(configuration: $0, store: .memory([:]), options: Analysis.Options())
    }
  }

  private func lint(_ bytes: [UInt8], _ path: String, _ analysis: Analysis?) async {
    guard var analysis else { return }
    analysis.store = .memory([path: bytes])
    var timer = PhaseTimer()
    let outcome = await analysis.run(
      paths: [(path, bytes.count)], rootName: "Fuzz", timer: &timer)
    for diagnostic in outcome.diagnostics {
      guard let region = diagnostic.location.region else { continue }
      precondition(region.start.line >= 1 && region.start.column >= 1, "no such place")
      precondition(region.bytes.upperBound <= bytes.count, "a finding behind the file")
    }
  }

  // MARK: - YAML

  private func readYAML(_ bytes: [UInt8]) {
    do throws(YAMLError) {
      _ = try YAMLNode.parse(ContiguousArray(bytes).view)
    } catch {
      precondition(error.mark.line >= 1 && error.mark.column >= 1, "no such place")
    }
  }

  /// A catalogue that is read at once, so that most of the time goes into what is read with it.
  private static let catalogue = try? Catalogue(
    rules: catalogueTexts.rules.map {
      ($0.id, Catalogue.Source(path: $0.id, line: 1, text: $0.text))
    },
    presets: catalogueTexts.presets.map { text in
      let name = String(text.split(separator: "\n")[0].dropFirst("name: ".count))
      return ShippedPreset(name: name, path: "preset.yml", text: { text })
    }, vocabulary: [(path: "names.yml", text: vocabularyText)])

  private static func configuration(_ text: String) throws -> Configuration? {
    guard let catalogue else { return nil }
    return try Configuration.build(
      file: (".archlint.yml", text), request: ConfigurationRequest(), catalogue: catalogue)
  }

  // MARK: - JSON

  /// Wherever chunks end, the same is read, or the same is wrong.
  private func readJSON(_ bytes: [UInt8]) {
    let whole = tokens(bytes, chunk: max(1, bytes.count))
    for chunk in [1, 3, 16] {
      precondition(tokens(bytes, chunk: chunk) == whole, "chunks make a difference")
    }
    precondition((try? JSONValue.parse(bytes)) == nil || whole.last == "end", "it is no JSON")
  }

  private func tokens(_ bytes: [UInt8], chunk: Int) -> [String] {
    var reader = JSONReader(bytes, chunk: chunk)
    var tokens: [String] = []
    do throws(JSONProblem) {
      while tokens.last != "end" {
        let token = try reader.next()
        precondition(reader.place.offset <= bytes.count, "a token behind the text")
        let isText = token == .string || token == .key
        tokens.append(isText ? "\(token) \(reader.string) \(reader.hash)" : "\(token)")
      }
    } catch {
      precondition(error.place.line >= 1 && error.place.column >= 1, "no such place")
      tokens.append("\(error.place.offset): \(error.message)")
    }
    return tokens
  }

  // MARK: - Globs, expressions and patterns

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The first line, and what follows.
  private func halves(_ bytes: [UInt8]) -> (first: String, second: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    return (text(parts[0]), parts.count > 1 ? Array(parts[1]) : [])
  }

  private func readGlob(_ bytes: [UInt8]) {
    let (pattern, path) = halves(bytes)
    if let glob = try? Glob(pattern) {
      let matches = glob.matches(text(path))
      precondition(!matches || glob.mayMatch(below: ""), "a folder is left out by mistake")
    }
    if let glob = try? NameGlob(pattern) { _ = glob.matches(text(path)) }
  }

  private func readExpression(_ bytes: [UInt8]) {
    let (pattern, text) = halves(bytes)
    guard let expression = try? RegularExpression(pattern) else { return }
    let characters = ContiguousArray(text)
    for match in expression.matches(in: characters.view) {
      precondition(match.range.upperBound <= text.count, "a match behind the text")
    }
    _ = expression.matchesWhole(characters.view)
  }

  private func readPattern(_ bytes: [UInt8]) async {
    let (pattern, source) = halves(bytes)
    let quoted = "'" + pattern.replacing("'", with: "''") + "'"
    let rule = """
      own-rules:
        - {id: fuzz, title: T, why: W, instead: I, pattern: \(quoted)}
      """
    await lint(source, "Fuzz.swift", Self.analysis(try? Self.configuration(rule)))
  }

  // MARK: - What other tools write

  private func readGit(_ bytes: [UInt8]) {
    for lines in GitOutput.addedLines(bytes).all.values {
      precondition(lines.allSatisfy { $0.lowerBound >= 0 }, "a line before the file")
    }
    _ = GitOutput.changes(bytes)
    _ = GitOutput.contents(of: GitOutput.objects(bytes), in: bytes)
    _ = GitOutput.objects(bytes, id: 2)
    let text = text(bytes)
    for change in FileChange.list(text) {
      precondition(!change.path.isEmpty, "a change of nothing")
    }
    _ = CodeOwners(text).owners(of: "App/Data/Store.swift")
  }

  private func readManifests(_ bytes: [UInt8]) {
    let file = source(bytes)
    _ = PackageManifest(file)
    _ = XcodeProject(bytes)
    for path in [
      "Package.swift", "A.xcodeproj/project.pbxproj", "project.yml", "A.xcconfig", "Info.plist",
      "Podfile",
    ] {
      guard let read = SettingsFile.read(file, path: path) else { continue }
      for setting in read.settings {
        precondition(setting.range.upperBound <= bytes.count, "a setting behind the file")
        precondition((setting.valueRange?.upperBound ?? 0) <= bytes.count, "a value behind it")
        precondition(read.owners.indices.contains(setting.owner), "no such owner")
      }
    }
  }

  private func readBaseline(_ bytes: [UInt8]) {
    let text = text(bytes)
    if let baseline = try? Baseline(text: text, path: "fuzz.json") {
      precondition(baseline.count >= 0, "accepts fewer than none")
    }
    _ = try? EarlierAudit(text: text, path: "fuzz.json")
  }
}
