import SwiftSource

/// Conventions about how types are shared out among files.
struct FileFormConventions {
  let project: ObservedProject
  let background: Background

  private static let types: Notation = ["class", "struct", "enum", "actor", "protocol"]
  private static let noPrivate: Notation = [["access": "private"], ["access": "fileprivate"]]

  var all: [Convention] {
    var first: [Convention.Exception] = []
    var unnamed: [Convention.Exception] = []
    var later: [Convention.Exception] = []
    for file in project.files where !file.isTest {
      let shown = file.types.filter {
        !$0.isNested && $0.modifiers.isDisjoint(with: [.private, .fileprivate])
      }
      guard let main = shown.first else { continue }
      let stem = Populations.stem(of: file.path)
      first.append(.init(path: file.path, line: main.line))
      if main.name != stem { unnamed.append(.init(path: file.path, line: main.line)) }
      later += shown.dropFirst().map { .init(path: file.path, line: $0.line) }
    }
    return [named(first, unnamed), single(first, later)]
  }

  /// The first type of a file has its name.
  private func named(
    _ first: [Convention.Exception], _ unnamed: [Convention.Exception]
  ) -> Convention {
    let earlier: Notation = [
      "earlier": ["kind": Self.types, "nested": false, "none": Self.noPrivate]
    ]
    var convention = Convention(
      id: "files-have-the-name-of-their-type", kind: .name,
      says: "A file has the name of its first type.", unit: .types, total: first.count,
      exceptions: unnamed, background: background.share(of: "file:named") ?? 0.8,
      rule: .mapping([
        .init("message", "the file does not have the name of '{name}'"),
        .init("not-in", ["tests": true]),
        .init(
          "declarations",
          [
            "select": [
              "kind": Self.types, "nested": false,
              "none": [["access": "private"], ["access": "fileprivate"], earlier],
            ],
            "require": ["name": "{file}"],
          ]),
      ]), subjects: [], claim: "file named", subjectPlaces: first)
    convention.remedy = "Give the file the name of the type."
    convention.key = "file:named"
    return convention
  }

  /// A file has one type.
  private func single(
    _ first: [Convention.Exception], _ later: [Convention.Exception]
  ) -> Convention {
    var convention = Convention(
      id: "files-have-one-type", kind: .shape,
      says: "A file declares one type, apart from private and nested ones.", unit: .types,
      total: first.count + later.count, exceptions: later,
      background: background.share(of: "file:single") ?? 0.7,
      rule: .mapping([
        .init("message", "'{name}' is not the first type of the file"),
        .init("not-in", ["tests": true]),
        .init(
          "declarations",
          [
            "select": [
              "kind": Self.types, "nested": false, "none": Self.noPrivate,
              "earlier": ["kind": Self.types, "nested": false, "none": Self.noPrivate],
            ],
            "forbid": ["nested": false],
          ]),
      ]), subjects: [], claim: "file single", subjectPlaces: first + later)
    convention.remedy = "Move the type into a file of its own."
    convention.key = "file:single"
    return convention
  }
}
