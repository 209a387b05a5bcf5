import SwiftParser
import SwiftSyntax

/// The facts that swift-syntax sees in a file.
enum ParserFacts {
  /// The facts about these bytes, nil if the parser finds an error.
  static func facts(about bytes: [UInt8]) -> Facts? {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    var facts = Facts()
    addTokens(of: tree, to: &facts)
    let visitor = DeclarationVisitor(facts)
    visitor.walk(tree)
    return visitor.facts
  }

  private static func addTokens(of tree: SourceFileSyntax, to facts: inout Facts) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      addComments(in: token.leadingTrivia, from: &offset, to: &facts)
      let end = offset + token.trimmedLength.utf8Length
      if end > offset {
        switch token.tokenKind {
        // The parser calls the star of `@available(*)` a word.
        case .binaryOperator("*"), .identifier("*"): break
        case .identifier, .keyword, .wildcard, .dollarIdentifier: facts.add(.word, offset..<end)
        case .integerLiteral, .floatLiteral:
          if let range = rangeOfNumber(token, offset..<end) { facts.add(.number, range) }
        default: break
        }
      }
      offset = end
      addComments(in: token.trailingTrivia, from: &offset, to: &facts)
    }
  }

  /// The number as a lexer sees it: the parser parts `13.0` in `@available`.
  private static func rangeOfNumber(_ token: TokenSyntax, _ range: Range<Int>) -> Range<Int>? {
    if let version = token.parent?.as(VersionTupleSyntax.self), let first = version.components.first
    {
      let end = first.endPositionBeforeTrailingTrivia.utf8Offset
      return range.lowerBound..<end
    }
    if let component = token.parent?.as(VersionComponentSyntax.self),
      component.parent?.as(VersionComponentListSyntax.self)?.first == component
    {
      return nil
    }
    return range
  }

  private static func addComments(
    in trivia: Trivia, from offset: inout Int, to facts: inout Facts
  ) {
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment: facts.add(.comment, offset..<end, "line")
      case .blockComment: facts.add(.comment, offset..<end, "block")
      case .docLineComment: facts.add(.comment, offset..<end, "docLine")
      case .docBlockComment: facts.add(.comment, offset..<end, "docBlock")
      default: break
      }
      offset = end
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
