import LintRules
import Testing

@testable import Configuration

/// A small catalogue and what a configuration makes of it.
enum TestCatalogue {
  static let rules = [
    """
    - id: no-print
      title: print
      severity: warning
      why: Why.
      instead: Instead.
      pattern: print($$$)
    """,
    """
    - id: view-suffix
      title: views
      severity: error
      why: Why.
      instead: Instead.
      options:
        screens: ['Screens/**']
        suffix: View
      in: {paths: ['${screens}']}
      message: "'{name}' does not end in '${suffix}'"
      declarations:
        select: {kind: type, inherits: View}
        require: {name: '*${suffix}'}
    """,
    """
    - id: no-combine
      title: Combine
      severity: info
      why: Why.
      instead: Instead.
      imports: {deny: [Combine]}
    """,
  ]

  static let presets = [
    """
    name: strict
    title: Strict
    about: About.
    layers:
      Domain: {paths: ['Domain/**'], uses: []}
      Data: {paths: ['Data/**'], uses: [Domain]}
    rules:
      no-print: {severity: error, section: One}
      view-suffix: {options: {suffix: Scene}, section: Two}
    """,
    """
    name: gentle
    title: Gentle
    about: About.
    options: {screens: ['UI/**']}
    rules:
      no-print: info
      no-combine: 'off'
    """,
  ]

  static let vocabulary = """
    - name: screens
      doc: Screens.
      value: ['*Screen', '*Page']
    - name: loads
      doc: Loads, one without a name.
      value: ['load($$$)', {match: 'fetch($x)', where: {x: {literal: string}}}]
    - name: prefix
      doc: A text.
      value: get
    - name: more
      doc: Made of others.
      value: ['${screens}', '${prefix}*']
    """

  /// The catalogue, in files named after its parts.
  static func make(
    rules: [String] = rules, presets: [String] = presets
  ) throws(ConfigurationFailure) -> Catalogue {
    try Catalogue(
      rules: rules.map { text in
        let id = text.split(separator: "\n")[0].dropFirst("- id: ".count)
        return (String(id), Catalogue.Source(path: "\(id).yml", line: 1, text: text))
      },
      presets: presets.map { text in
        let name = String(text.split(separator: "\n")[0].dropFirst("name: ".count))
        return ShippedPreset(name: name, path: "\(name).yml", text: { text })
      }, vocabulary: [("names.yml", vocabulary)])
  }

  /// Builds a configuration from a file, the command line and the catalogue.
  static func build(
    _ text: String?, defaults: [String] = [], _ set: (inout ConfigurationRequest) -> Void = { _ in }
  ) throws(ConfigurationFailure) -> Configuration {
    var request = ConfigurationRequest()
    set(&request)
    return try Configuration.build(
      file: text.map { (".archlint.yml", $0) }, request: request, defaultPresets: defaults,
      catalogue: try make())
  }

  /// The problems of a configuration as they are printed, without the name of the file.
  static func problems(
    _ text: String?, _ set: (inout ConfigurationRequest) -> Void = { _ in }
  ) throws -> [String] {
    do {
      _ = try build(text, set)
      return []
    } catch {
      return error.problems.map { $0.description.replacing(".archlint.yml:", with: "") }
    }
  }
}

extension Configuration {
  /// The rule `id`, nil when it is not on.
  func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}

/// Checks that two lists are the same, and shows both when they are not.
func expectSame(
  _ found: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: sourceLocation)
}
