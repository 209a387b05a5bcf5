import Configuration
import LintRules
import Results

@testable import Engine

/// Configurations and files for tests of whole runs.
enum Sample {
  /// Two rules of its own: `no-f` flags calls of `f`, `no-g` those of `g`.
  static let rules = """
    own-rules:
      - {id: no-f, title: f, why: W, instead: I, severity: error, pattern: 'f($$$)'}
      - {id: no-g, title: g, why: W, instead: I, severity: info, pattern: 'g($$$)'}

    """

  /// The configuration of the rules above and of more text, without the rules about suppressions.
  static func configuration(
    _ more: String = "", rules: String = Sample.rules,
    request: ConfigurationRequest = ConfigurationRequest()
  ) throws -> Configuration {
    var request = request
    request.skip += ["unused-suppression", "unknown-suppression", "suppression-without-reason"]
    return try Configuration.build(
      file: (".archlint.yml", rules + more), request: request, catalogue: try Catalogue.shipped())
  }

  /// Returns the findings in files that are in memory.
  static func diagnostics(
    _ files: [String: String], _ more: String = ""
  ) async throws -> [Diagnostic] {
    await Linter.diagnostics(
      inMemory: files.mapValues { Array($0.utf8) }, try configuration(more), Analysis.Options())
  }

  /// `marked` with `↓` where something is found: equal to itself when all is as it says.
  static func remarked(_ marked: String) async throws -> String {
    let text = marked.replacing("↓", with: "")
    let found = try await diagnostics(["A.swift": text])
    var bytes = Array(text.utf8)
    for offset in found.compactMap(\.location.region?.bytes.lowerBound).sorted(by: >) {
      bytes.insert(contentsOf: Array("↓".utf8), at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A whole run on a folder.
  static func run(
    _ folder: TemporaryFolder, _ more: String = "", rules: String = Sample.rules,
    _ set: (inout Analysis.Options) -> Void = { _ in }
  ) async throws -> Report {
    var options = Analysis.Options()
    set(&options)
    return try await Linter(
      root: folder.path, configuration: try configuration(more, rules: rules), options: options
    ).run()
  }
}
