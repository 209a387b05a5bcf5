import Buffers
import Matching
import Project
import SwiftSource

/// A description of parameters: every part that is given has to hold.
package struct ParameterQuery: Sendable, Hashable {
  /// The names, those that callers write or those inside, nil for any.
  package var names: NameList?
  /// An expression that must match one of the names, nil for any.
  package var form: RegularExpression?
  /// The type, as it is written or without white space.
  package var types: NameList?
  /// Types that it must not be.
  package var otherTypes: NameList?
  /// The sorts of type that its type may be, empty for any.
  package var sorts: Set<TypeSort> = []
  /// Descriptions of the project's declaration of the type; one must fit.
  package var described: [TypeDescription] = []
  /// Descriptions of which the project's declaration of the type, if there is one, fits none.
  package var otherDeclarations: [DeclarationQuery] = []

  package init() {}
}

// MARK: - Keys

extension ParameterQuery: MappingValue {
  package static let mappingName = "parameter"

  package static let mapping: Mapping<ParameterQuery> = Mapping(
    "A description of parameters. Every key must hold.",
    keys: [
      Key(
        "name", { $0.names = $1 }, .names, "The argument label or the name.", example: "[flag, is*]"
      ),
      Key(
        "form", { $0.form = $1 }, .expression, "An expression that matches in one of the names.",
        example: "'^[a-z]$'"),
      Key("type", { $0.types = $1 }, .names, "The type, without white space.", example: "[Bool]"),
      Key(
        "not-type", { $0.otherTypes = $1 }, .names, "Types that it must not be.",
        example: "[String]"),
      Key("type-is", { $0.sorts = $1 }, .choices(), "The kind of its type.", example: "concrete"),
      Key(
        "declared", { $0.described = $1 }, .list(.mapping),
        "Types of the project; its type is one of them.", example: "{as: {kind: class}}"),
      Key(
        "not-declared", { $0.otherDeclarations = $1 }, .list(.mapping),
        "Descriptions; the project's declaration of its type fits none of them, or it has none.",
        example: "{kind: enum}"),
    ],
    make: { ParameterQuery() })
}

// MARK: - Program

/// A description of parameters in a run.
struct CompiledParameterQuery: Sendable {
  private let query: ParameterQuery
  private let form: ExpressionID?
  private let described: [TypeTest]
  private let otherTypes: [TypeTest]

  init(_ query: ParameterQuery, _ builder: inout ProgramBuilder) {
    self.query = query
    form = query.form.map { builder.queries.id(of: $0) }
    described = query.described.map { builder.queries.test($0, includesBases: false) }
    otherTypes = query.otherDeclarations.map {
      builder.queries.test(TypeDescription($0), includesBases: false)
    }
  }

  /// True if the query asks about the parameter's name, which is then the subject of findings.
  private var isAboutName: Bool { query.names != nil || form != nil }

  /// Returns true if a parameter of the declaration at `index` may match the query.
  func mayHold(for index: Int, in file: SourceFile) -> Bool {
    let parameters = file.outline.declarations[index].parameters
    for parameter in parameters
    where found(
      in: file.outline.parameters[Int(parameter)], of: file, hasForm: { _, _ in true }) != nil
    {
      return true
    }
    return false
  }

  /// The identifier or type of the parameter that the query is about; nil when it does not hold.
  func found(
    in parameter: Parameter, of file: SourceFile, _ facts: inout QueryFacts
  ) -> (range: TokenRange, truth: Truth)? {
    found(in: parameter, of: file) { file, name in
      guard let form else { return true }
      return facts.isFound(form, in: file.buffer.padded.view.extracting(file.nameRange(name)))
    }
  }

  /// - Parameter hasForm: whether an identifier has the form that is asked for; it is handed the
  ///   file, which would be copied into it otherwise.
  private func found(
    in parameter: Parameter, of file: SourceFile, hasForm: (SourceFile, Int) -> Bool
  ) -> (range: TokenRange, truth: Truth)? {
    let asksForType = query.types != nil || !query.sorts.isEmpty || !described.isEmpty
    guard !parameter.type.isEmpty || !asksForType else { return nil }
    if let types = query.types, !file.isType(parameter.type, in: types) { return nil }
    if let types = query.otherTypes, file.isType(parameter.type, in: types) { return nil }
    var truth = file.sort(of: parameter.type, isIn: query.sorts) as Truth
    guard truth != .no else { return nil }
    if !described.isEmpty || !otherTypes.isEmpty {
      let parts = file.typeParts(in: parameter.type)
      let wanted = parts.flatMap { head in
        described.map { IndexCondition.isType(file.typeNames(from: head), token: head, $0) }
      }
      if !described.isEmpty {
        guard !wanted.isEmpty else { return nil }
        truth = truth.and(.depends(.any(wanted)))
      }
      for head in parts {
        for test in otherTypes {
          truth = truth.and(
            .depends(.not(.isType(file.typeNames(from: head), token: head, test))))
        }
      }
    }
    guard isAboutName else { return (parameter.type, truth) }
    for name in [Int(parameter.label), Int(parameter.name)] where name >= 0 {
      if let names = query.names, !names.matches(file.identifier(name)) { continue }
      if hasForm(file, name) { return (TokenRange(name, name + 1), truth) }
    }
    return nil
  }
}

extension SourceFile {
  /// The text of `range`, of one word without back-quotes.
  func nameOrText(of range: TokenRange) -> String {
    range.indices.count == 1 ? identifier(Int(range.start)) : text(of: range)
  }
}
