import Project
import SwiftSource

extension Finding {
  /// A finding about a declaration, located on its name.
  ///
  /// - Parameters:
  ///   - index: the declaration.
  ///   - range: the tokens to mark in place of the name.
  init(
    aboutDeclaration index: Int, of rule: RuleID, in file: SourceFile, _ run: FileRun,
    range: TokenRange? = nil, severity: Severity? = nil, message: MessageTemplate? = nil,
    fix: Fix? = nil, selector: CompiledSelector? = nil
  ) {
    let declaration = file.outline.declarations[index]
    self.init(
      rule: rule, token: Int(declaration.name.start),
      range: file.bytes(of: range ?? declaration.name),
      subject: "\(declaration.kind.word) \(file.typePath(of: index))",
      values: [
        "name": file.name(of: declaration), "kind": declaration.kind.noun,
        "file": String(run.place.fileName),
      ],
      severity: severity, message: message, fix: fix, selector: selector)
  }
}

extension DeclarationKind {
  /// The kind as messages name it.
  package var noun: String {
    switch self {
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    case .func: "function"
    case .`init`: "initializer"
    case .deinit: "deinitializer"
    case .var: "variable"
    case .let: "constant"
    case .case: "enum case"
    case .precedencegroup: "precedence group"
    default: word
    }
  }
}
