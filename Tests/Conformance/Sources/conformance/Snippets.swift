import SwiftParser
import SwiftSyntax

/// The pieces of Swift in swift-syntax's own tests of its parser: the first argument of each
/// `assertParse`.
final class SnippetVisitor: SyntaxVisitor {
  private(set) var found: [(offset: Int, text: String)] = []

  /// The pieces in a file of tests.
  static func snippets(in bytes: [UInt8]) -> [(offset: Int, text: String)] {
    let visitor = SnippetVisitor(viewMode: .sourceAccurate)
    visitor.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    return visitor.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "assertParse", let first = node.arguments.first, first.label == nil,
      let literal = first.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else { return .visitChildren }
    // Marks such as 1️⃣ stand for places and are no source.
    let plain = text.filter { !$0.unicodeScalars.contains("\u{20E3}") && $0 != "ℹ️" }
    found.append((node.trimmedBytes.lowerBound, plain))
    return .visitChildren
  }
}
