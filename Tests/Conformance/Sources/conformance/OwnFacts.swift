import SwiftSource

/// The facts that archlint sees in a file.
struct OwnFacts {
  private let file: SourceFile
  private var facts = Facts()

  /// The facts about these bytes.
  static func facts(about bytes: [UInt8]) -> Facts {
    var file = SourceFile()
    file.buffer = SourceBuffer(bytes)
    file.analyse(words: .keywords, joinsModules: false)
    var own = OwnFacts(file: file)
    own.addTokens()
    own.addDeclarations()
    return own.facts
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func addTokens() {
    for comment in file.source.comments { facts.add(.comment, comment.range, "\(comment.kind)") }
    for (index, token) in file.tokens.enumerated() {
      switch token.kind {
      case .identifier, .keyword, .wildcard, .dollarIdentifier: facts.add(.word, token.range)
      case .integer, .float: facts.add(.number, token.range)
      case .string: facts.add(.string, token.range)
      case .stringStart: facts.add(.string, stringRange(from: index))
      case .regex: facts.add(.regex, token.range)
      default: break
      }
    }
  }

  /// The bytes of the string that starts at a token, interpolations included.
  private func stringRange(from start: Int) -> Range<Int> {
    var index = start + 1
    while file.tokens[index].kind != .stringEnd {
      if file.tokens[index].kind == .endOfFile { break }
      index =
        file.tokens[index].kind == .leftInterpolation ? file.tokens[index].partner + 1 : index + 1
    }
    return file.tokens[start].range.lowerBound..<file.tokens[index].range.upperBound
  }

  private mutating func addDeclarations() {
    for declaration in file.outline.declarations where !declaration.isLocal {
      var name = file.text(of: declaration.name)
      if declaration.traits.contains(.isFailable) {
        name += file.text(of: Int(declaration.name.end))
      }
      let attributes = file.outline.attributes[
        Int(declaration.attributes.lowerBound)..<Int(declaration.attributes.upperBound)]
      let inherited = file.outline.inheritedTypes[
        Int(declaration.inheritedTypes.lowerBound)..<Int(declaration.inheritedTypes.upperBound)]
      facts.addDeclaration(
        "\(declaration.kind)", name, at: Int(file.tokens[Int(declaration.name.start)].offset),
        parent: parents(of: declaration),
        attributes: attributes.map { file.text(of: $0.name) },
        modifiers: modifiers(of: declaration, Array(attributes)),
        inherits: inherited.map { file.text(of: $0) })
    }
  }

  private func parents(of declaration: Declaration) -> [String] {
    var names: [String] = []
    var parent = declaration.parent
    while parent >= 0 {
      let around = file.outline.declarations[Int(parent)]
      names.append(file.text(of: around.name))
      parent = around.parent
    }
    return names.reversed()
  }

  /// The modifiers with their details, `private(set)` for example.
  private func modifiers(of declaration: Declaration, _ attributes: [Attribute]) -> [String] {
    guard declaration.kind != .operator else { return [] }
    let tokens = file.tokens
    var modifiers: [String] = []
    var index = Int(declaration.range.start)
    while index < Int(declaration.introducer) {
      if let attribute = attributes.first(where: { Int($0.name.start) == index + 1 }) {
        index =
          attribute.arguments >= 0
          ? tokens.endOfGroup(at: Int(attribute.arguments)) : Int(attribute.name.end)
      } else if tokens[index].kind.isConditional {
        index = ConditionalClause.endOfCondition(tokens, at: index)
      } else {
        let hasDetail = tokens[index + 1].kind == .leftParen
        let end = hasDetail ? tokens.endOfGroup(at: index + 1) : index + 1
        modifiers.append(file.text(of: TokenRange(index, end)))
        index = end
      }
    }
    return modifiers
  }
}
