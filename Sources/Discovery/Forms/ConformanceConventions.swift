import SwiftSource

/// Conventions about conformances that types state in extensions and not in their declarations.
struct ConformanceConventions {
  let project: ObservedProject

  private static let suffixes = ["Delegate", "DataSource"]

  /// One statement of a conformance.
  private struct Statement {
    let number: Int32
    let place: Convention.Exception
    let isExtension: Bool
  }

  var all: [Convention] {
    let own = Set(project.files.flatMap { $0.types.map(\.name) })
    var statements: [String: [Statement]] = [:]
    var number: Int32 = 0
    func add(_ name: String, _ path: String, _ line: Int, isExtension: Bool) {
      let statement = Statement(
        number: number, place: .init(path: path, line: line), isExtension: isExtension)
      number += 1
      statements[name, default: []].append(statement)
      for suffix in Self.suffixes where name.hasSuffix(suffix) && name != suffix {
        // What conforms to two of them is one place.
        if statements["*\(suffix)"]?.last?.place == statement.place { continue }
        statements["*\(suffix)", default: []].append(statement)
      }
    }
    for file in project.files where !file.isTest {
      for type in file.types where type.kind != .protocol {
        for name in type.inherits { add(name, file.path, type.line, isExtension: false) }
      }
      for part in file.form.extensions where own.contains(part.name) {
        for name in part.inherits { add(name, file.path, part.line, isExtension: true) }
      }
    }
    let exact = statements.filter { $0.key.first != "*" }
    let count = exact.values.reduce(0) { $0 + $1.count }
    let inExtensions = exact.values.reduce(0) { $0 + $1.count(where: \.isExtension) }
    return statements.sorted { $0.key < $1.key }.compactMap { name, all in
      guard all.count >= TraitLearner.fewest,
        all.count(where: \.isExtension) * 4 >= all.count * 3
      else { return nil }
      // The share of the others, which say how much it is a custom of this one.
      let same =
        name.first == "*"
        ? exact.filter { $0.key.hasSuffix(name.dropFirst()) }.flatMap(\.value) : all
      let others = Double(inExtensions - same.count(where: \.isExtension))
      let share = (others + 0.3) / Double(count - same.count + 1)
      return convention(name, all, background: max(0.3, share))
    }
  }

  private func convention(
    _ name: String, _ statements: [Statement], background: Double
  ) -> Convention {
    var convention = Convention(
      id: "\(NameWords.slug(name))-in-extensions", kind: .shape,
      says: "Types conform to `\(name)` in an extension.", unit: .types, total: statements.count,
      exceptions: statements.filter { !$0.isExtension }.map(\.place), background: background,
      rule: .mapping([
        .init(
          "message", .text("'{name}' conforms to \(name.drop { $0 == "*" }) in its declaration")),
        .init("not-in", ["tests": true]),
        .init(
          "declarations",
          [
            "select": ["kind": "type", "inherits": .text(name), "written": true],
            "forbid": ["kind": "type"],
          ]),
      ]), subjects: statements.map(\.number), claim: "extension",
      subjectPlaces: statements.map(\.place))
    convention.remedy = "State the conformance in an extension, with what it needs."
    return convention
  }
}
