import Matching
import Project
import SwiftSource

/// A description of parameters: every part that is given has to hold.
package struct ParameterQuery: Sendable, Hashable {
  /// The names, those that callers write or those inside, nil for any.
  package var names: NameList?
  /// What has to be found in one of the names, nil for any.
  package var form: RegularExpression?
  /// The type, as it is written or without white space.
  package var types: NameList?
  /// Types that it must not be.
  package var otherTypes: NameList?
  /// What the project declares under the type's name; one has to hold.
  package var described: [TypeDescription] = []

  package init() {}

  /// Whether the query asks for the parameter's name, which is what findings are about then.
  private var isAboutName: Bool { names != nil || form != nil }

  /// Whether a parameter of the declaration at `index` may be what the query describes.
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

  /// The word or type of the parameter that the query is about, with what the project has to say
  /// to it; nil when it does not hold.
  ///
  /// - Parameter hasForm: whether a word has the form that is asked for; it is handed the file, which
  ///   would be copied into it otherwise.
  func found(
    in parameter: Parameter, of file: SourceFile, hasForm: (SourceFile, Int) -> Bool
  ) -> (range: TokenRange, condition: IndexCondition?)? {
    guard !parameter.type.isEmpty || types == nil && described.isEmpty else { return nil }
    if let types, !file.isText(of: parameter.type, in: types) { return nil }
    if let otherTypes, file.isText(of: parameter.type, in: otherTypes) { return nil }
    var condition: IndexCondition?
    if !described.isEmpty {
      guard let name = file.soleTypeName(in: parameter.type) else { return nil }
      condition = .any(
        described.map { .isDescribed(file.symbolName(name), token: name, $0) })
    }
    guard isAboutName else { return (parameter.type, condition) }
    for word in [Int(parameter.label), Int(parameter.name)] where word >= 0 {
      if let names, !names.matches(file.identifier(word)) { continue }
      if hasForm(file, word) { return (TokenRange(word, word + 1), condition) }
    }
    return nil
  }
}

extension SourceFile {
  /// The text of `range`, of one word without back-quotes.
  func nameOrText(of range: TokenRange) -> String {
    range.indices.count == 1 ? identifier(Int(range.start)) : text(of: range)
  }

  /// The one name in a type such as `Name`, `Name?`, `[Name]` or `[String: Name]`, nil for types
  /// that are made of more.
  fileprivate func soleTypeName(in range: TokenRange) -> Int? {
    var names: [Int] = []
    for token in range.indices {
      switch tokens[token].kind {
      case .identifier: names.append(token)
      case .question, .leftBracket, .rightBracket, .colon: continue
      default: return nil
      }
    }
    return names.last
  }
}
