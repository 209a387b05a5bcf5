import YAML

extension Selector.Scope: MappingValue {
  package static let mappingName = "selector"

  package static let mapping: Mapping<Selector.Scope> = Mapping(
    "Code of a project. Under `in` every key must hold, under `not-in` "
      + "any key is enough.",
    keys: keys, make: { Selector.Scope() })

  private static let keys: [Key<Selector.Scope>] = fileKeys + positionKeys

  /// The keys that a path and its module decide.
  private static let fileKeys: [Key<Selector.Scope>] = [
    Key(
      "paths", \.paths, .matchingGlobs,
      "Files, by their path from the folder of their app or from the root.",
      example: "[Domain/**, '**/*View.swift']"),
    Key("layers", \.layers, .layers, "Files of these layers.", example: "[Domain]"),
    Key("modules", \.modules, .names, "Files of these modules.", example: "[Core, '*Kit']"),
    Key(
      "app", \.isInApp, .bool, "Files inside, or outside, the folder of an app.", example: "true"),
    Key(
      "tests", \.isTest, .bool,
      "Tests and modules that support them, such as `TestUtilities`, or everything else.",
      example: "false"),
    Key(
      "test-support", \.isTestSupport, .bool,
      "Code that supports tests and is in no target of tests, such as a module `TestUtilities`; or "
        + "everything else.",
      example: "true"),
    Key(
      "settings", \.settings, .list(.mapping),
      "Files whose target is built with one of these settings, according to manifests and "
        + "projects.",
      example: "{name: SWIFT_DEFAULT_ACTOR_ISOLATION, value: MainActor}"),
    Key(
      "added", \.isAdded, .bool,
      "Lines that the change under review adds, or all others. Without a change no line is added.",
      example: "true"),
    Key(
      "new-files", \.isNewFile, .bool,
      "Files that the change under review adds, or all others. Without a change no file is new.",
      example: "true"),
  ]

  /// The keys that ask for a position in a file.
  private static let positionKeys: [Key<Selector.Scope>] = [
    Key(
      "comment", \.comment, .expression,
      "Code with a comment on its line or directly above that the expression matches.",
      example: "'(?i)safe because'"),
    Key(
      "scripts", \.isScript, .bool,
      "Files that a shell runs, as their first line with `#!` says, or everything else.",
      example: "true"),
    Key("previews", \.isPreview, .bool, "Code of previews, or everything else.", example: "true"),
    Key(
      "rendering", \.isRendering, .bool,
      "Code that runs each time that SwiftUI draws a view, without its actions; or everything "
        + "else.",
      example: "true"),
    Key(
      "declarations", \.declarations, .list(.mapping),
      "Code inside a declaration that one of the descriptions fits.",
      example: "{kind: type, inherits: View}"),
    Key(
      "inside", \.inside, .patterns, "Code inside a match of one of the patterns.",
      example: "'Task { $$$ }'"),
    Key(
      "directly-inside", \.directlyInside, .patterns,
      "Code whose innermost brackets are the last braces of a match of one of the patterns.",
      example: "'DispatchQueue.main.async { $$$ }'"),
    Key(
      "imports", \.imports, .names, "Files that import one of the modules.", example: "[SwiftUI]"),
    Key(
      "contains", \.contained, .patterns,
      "Files in which one of the patterns matches anywhere.", example: "'@main'"),
    Key(
      "declares", \.declares, .list(.mapping),
      "Files with a declaration that one of the descriptions fits.",
      example: "{kind: class, inherits: UIViewController}"),
    Key(
      "platforms", \.platforms, .choices(),
      "Code that is compiled for these platforms only: by the `#if` around it, by a folder with the "
        + "name of a platform, or by a file such as `Row+macOS.swift`.",
      example: "[watchOS]"),
    Key(
      "conditions", \.conditions, .conditionTerms,
      "Code in a branch of `#if` that demands one of these flags or tests; with `!`, that demands "
        + "that it is false.",
      example: "[DEBUG, 'os(*)', '!canImport(UIKit)']"),
    Key(
      "fallbacks", \.isFallback, .bool,
      "Code that runs only where a newer system is missing: the `else` of `#available`.",
      example: "false"),
  ]
}

extension Selector {
  /// The keys `in` and `not-in` of a part of a rule.
  static func keys<Root>(
    _ path: KeyPathTo<Root, Selector?>, of part: String
  ) -> [Key<Root>] {
    [
      Key(
        KeyInfo(
          name: "in", shape: .mapping(Selector.Scope.mappingName),
          doc: "The code in which \(part) counts, within that of the rule.",
          example: "{tests: true}")
      ) { node, decoder, root in
        let scope = decoder.scope(node, "'in'")
        root[keyPath: path] = Selector(
          included: scope, excluded: root[keyPath: path]?.excluded ?? Selector.Scope())
      },
      Key(
        KeyInfo(
          name: "not-in", shape: .mapping(Selector.Scope.mappingName),
          doc: "The code in which \(part) does not count.", example: "{previews: true}")
      ) { node, decoder, root in
        let scope = decoder.scope(node, "'not-in'")
        root[keyPath: path] = Selector(
          included: root[keyPath: path]?.included ?? Selector.Scope(), excluded: scope)
      },
    ]
  }

  /// The key `in` of a part of a rule that is about whole files.
  static func fileKey<Root>(
    _ path: KeyPathTo<Root, Selector.Scope?>, of part: String
  ) -> Key<Root> {
    Key(
      KeyInfo(
        name: "in", shape: .mapping(Selector.Scope.mappingName),
        doc: "The files that the check is about, within those of the rule.",
        example: "{layers: [Domain]}")
    ) { node, decoder, root in
      let scope = decoder.scope(node, "'in'")
      if scope.asksForPosition {
        decoder.problem("'in' of \(part) can only ask for files", at: node)
      }
      root[keyPath: path] = scope
    }
  }
}

extension Decoder {
  /// Reads `in` or `not-in`; a selector without keys where it cannot be read.
  package mutating func scope(_ node: YAMLNode, _ what: String) -> Selector.Scope {
    if !items(node).isEmpty, node.mapping == nil {
      problem("\(what) must be a mapping; write globs as '{paths: […]}'", at: node)
      return Selector.Scope()
    }
    return Selector.Scope.mapping.read(node, &self, as: what) ?? Selector.Scope()
  }
}
