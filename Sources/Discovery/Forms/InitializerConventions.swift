import SwiftSource

/// Conventions about initializers that take protocols, so that others can be passed in.
struct InitializerConventions {
  let project: ObservedProject

  private static let background = 0.35
  private static let classes: Notation = ["class", "actor"]

  /// A parameter whose type the project declares as a protocol, a class or an actor.
  private struct Taken {
    let place: Convention.Exception
    let isProtocol: Bool
    let suffixes: [String]
  }

  var all: [Convention] {
    // Types of one name may be of several kinds.
    var kinds: [String: Bool] = [:]
    var others: Set<String> = []
    for file in project.files {
      for type in file.types {
        switch type.kind {
        case .protocol: kinds[type.name] = true
        case .class, .actor: kinds[type.name] = kinds[type.name] ?? false
        default: others.insert(type.name)
        }
      }
    }
    var taken: [Taken] = []
    for file in project.files where !file.isTest {
      for initializer in file.form.initializers {
        let words = NameWords.words(of: initializer.type)
        let suffixes = Populations.suffixes(of: words, name: initializer.type)
        for name in initializer.parameters {
          guard let isProtocol = kinds[name], !others.contains(name) else { continue }
          let place = Convention.Exception(path: file.path, line: initializer.line)
          taken.append(Taken(place: place, isProtocol: isProtocol, suffixes: suffixes))
        }
      }
    }
    var bySuffix: [String: [Int]] = ["": Array(taken.indices)]
    for (index, one) in taken.enumerated() {
      for suffix in one.suffixes { bySuffix[suffix, default: []].append(index) }
    }
    return bySuffix.sorted { $0.key < $1.key }.compactMap { suffix, indices in
      guard indices.count >= TraitLearner.fewest,
        indices.count(where: { taken[$0].isProtocol }) * 4 >= indices.count * 3
      else { return nil }
      return convention(suffix, indices, taken)
    }
  }

  private func convention(_ suffix: String, _ indices: [Int], _ taken: [Taken]) -> Convention {
    let isGeneral = suffix.isEmpty
    var select: [Notation.Entry] = [.init("kind", "init")]
    if !isGeneral { select.append(.init("enclosing", ["name": .text("*\(suffix)")])) }
    let whose = isGeneral ? "Initializers" : "Initializers of types named `*\(suffix)`"
    let slug = isGeneral ? "initializers" : "initializers-of-\(NameWords.slug(suffix))"
    var convention = Convention(
      id: "\(slug)-take-protocols", kind: .shape,
      says: "\(whose) take protocols, not classes of the project.", unit: .members,
      total: indices.count,
      exceptions: indices.filter { !taken[$0].isProtocol }.map { taken[$0].place },
      background: Self.background,
      rule: .mapping([
        .init("message", "the type of the parameter is a class of the project, not a protocol"),
        .init("not-in", ["tests": true]),
        .init(
          "declarations",
          ["select": .mapping(select), "parameter": ["declared": ["as": ["kind": Self.classes]]]]),
      ]), subjects: indices.map { Int32($0) }, claim: "takes protocols",
      subjectPlaces: indices.map { taken[$0].place })
    convention.following = indices.count { taken[$0].isProtocol }
    convention.remedy =
      "Take a protocol, so that tests and other callers can pass in something else."
    return convention
  }
}
