import SwiftSource

/// Swift text with holes that a match fills, the replacement for what a pattern matched.
///
/// `$name` is the text of a capture, `${name / 1000}` a captured integer literal divided by a
/// number. A capture before a dot gets parentheses when it is no single operand.
package struct FixTemplate: Sendable, Hashable {
  private enum Piece: Sendable, Hashable {
    case text(String)
    case capture(String, isReceiver: Bool)
    case quotient(String, UInt64)
  }

  private let pieces: [Piece]

  /// The names of the captures that the template uses.
  package var captures: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .text: nil
      case .capture(let name, _), .quotient(let name, _): name
      }
    }
  }

  /// The template with a text for each capture.
  func text(filledWith hole: String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .capture: hole
      case .quotient: "1"
      }
    }.joined()
  }

  /// True if the template says where its lines break.
  var hasLines: Bool {
    pieces.contains { piece in
      if case .text(let text) = piece { text.contains("\n") } else { false }
    }
  }

  /// The names of types that the template writes itself.
  var types: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.utf8.split { !$0.isPartOfWord }.map { Substring($0) }.filter { name in
        guard name.first?.isUppercase == true else { return false }
        let before = text.utf8[..<name.startIndex].last
        return before.map { !".@#".utf8.contains($0) } ?? true
      }.map(String.init)
    }
  }

  /// The name of a type that the template starts with, nil if it starts otherwise.
  var firstType: String? {
    guard case .text(let text)? = pieces.first else { return nil }
    let word = Self.word(text[...])
    return word.first?.isUppercase == true ? String(word) : nil
  }

  /// The member that the template starts with, after a type that it names or after the receiver of
  /// the match.
  struct FirstMember: Sendable, Hashable {
    enum Key: Sendable, Hashable {
      /// The name of a property, or of a function with the first label: `replacing(_:`.
      case name(String)
      /// The capture with the name.
      case capture(String)
    }

    /// The type, nil where it is that of the receiver.
    let type: String?
    let key: Key
  }

  /// The member that the template starts with, nil if it starts otherwise.
  var firstMember: FirstMember? {
    guard case .text(let text)? = pieces.first, let dot = text.firstIndex(of: ".") else {
      return nil
    }
    let type = Self.word(text[...])
    let arguments = text[type.endIndex..<dot]
    guard type.isEmpty ? arguments.isEmpty : type.first?.isUppercase == true,
      arguments.isEmpty || arguments.first == "<" && arguments.last == ">"
    else { return nil }
    let owner = type.isEmpty ? nil : String(type)
    let name = Self.word(text[text.index(after: dot)...])
    var rest = text[name.endIndex...]
    if name.isEmpty {
      guard rest.isEmpty, pieces.count > 1, case .capture(let capture, _) = pieces[1] else {
        return nil
      }
      return FirstMember(type: owner, key: .capture(capture))
    }
    guard rest.popFirst() == "(" else { return FirstMember(type: owner, key: .name(String(name))) }
    let label = Self.word(rest)
    let isLabel = !label.isEmpty && text[label.endIndex...].first == ":"
    return FirstMember(type: owner, key: .name("\(name)(\(isLabel ? label : "_"):"))
  }

  /// The functions that the template calls without a type before the dot: `seconds(_:` in
  /// `sleep(for: .seconds($time))`.
  var implicitFunctions: [String] {
    pieces.flatMap { piece -> [String] in
      guard case .text(let text) = piece else { return [] }
      return text.indices.compactMap { dot in
        guard text[dot] == ".", dot > text.startIndex,
          [" ", "("].contains(text[text.index(before: dot)])
        else { return nil }
        let name = Self.word(text[text.index(after: dot)...])
        return text[name.endIndex...] == "(" ? "\(name)(_:" : nil
      }
    }
  }

  /// The word that the text starts with.
  private static func word(_ text: Substring) -> Substring {
    text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Reads a template.
  package init(_ text: String) throws(TokenPattern.Failure) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = Substring(text)
    while let character = rest.first {
      guard character == "$" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst()
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      if rest.first == "{" {
        guard let close = rest.firstIndex(of: "}") else {
          throw TokenPattern.Failure(message: "'${' of a fix is not closed")
        }
        pieces.append(try Self.quotient(rest[rest.index(after: rest.startIndex)..<close]))
        rest = rest[rest.index(after: close)...]
      } else {
        let name = Self.word(rest)
        guard !name.isEmpty else {
          let other = Self.word(rest.drop { $0 == "$" })
          throw TokenPattern.Failure(
            message: "a '$' in a fix must be followed by the name of a capture"
              + (rest.first == "$" && !other.isEmpty
                ? "; did you mean '$\(other)'? A pattern has '$$$' for any number of parts, and a fix "
                  + "names them with one '$'" : ""))
        }
        rest = rest.dropFirst(name.count)
        pieces.append(.capture(String(name), isReceiver: rest.first == "."))
      }
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.pieces = pieces
  }

  private static func quotient(_ text: Substring) throws(TokenPattern.Failure) -> Piece {
    let parts = text.split(separator: "/").map { $0.filter { $0 != " " } }
    guard parts.count == 2, let divisor = IntegerLiteral.value(parts[1]), divisor > 0 else {
      throw TokenPattern.Failure(message: "'${\(text)}' of a fix must be '${name / number}'")
    }
    return .quotient(parts[0], divisor)
  }

  /// The replacement for a match.
  ///
  /// - Parameters:
  ///   - captures: the tokens of each capture.
  ///   - texts: captures that are text and no tokens.
  ///   - offset: the first byte of what is replaced.
  /// - Returns: nil when a capture is missing or not what the template needs.
  func text(
    captures: [String: TokenRange], texts: [String: String], at offset: Int, in file: SourceFile
  ) -> String? {
    var result = ""
    let layout = FixLayout(at: offset)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): result += layout.lines(of: text, in: file)
      case .capture(let name, let isReceiver):
        if let text = texts[name] {
          result += text
        } else if let range = captures[name], fillsBraces(index), let body = file.body(at: range) {
          result += file.text(body)
        } else if var range = captures[name] {
          if opensLine(index), let signature = file.closureSignature(in: range) {
            guard file.returnsNothing(signature) else { return nil }
            let space = result.reversed().prefix(while: \.isWhitespace).reversed()
            result = result.dropLast(space.count) + " \(file.text(of: signature))" + String(space)
            range = TokenRange(Int(signature.end), Int(range.end))
          }
          let text = layout.code(range, behind: result, in: file)
          result += isReceiver && !file.isOperand(range) ? "(\(text))" : text
        } else {
          return nil
        }
      case .quotient(let name, let divisor):
        guard let range = captures[name], let value = IntegerLiteral.value(file.text(of: range))
        else { return nil }
        result += Self.grouped(value / divisor)
      }
    }
    return result
  }

  /// Returns true if the capture at `index` is all that is between braces in the template.
  private func fillsBraces(_ index: Int) -> Bool {
    guard index > 0, index + 1 < pieces.count, case .text(let before) = pieces[index - 1],
      case .text(let after) = pieces[index + 1]
    else { return false }
    return before.hasSuffix("{") && after.hasPrefix("}")
  }

  /// Returns true if the capture at `index` is what starts the first line of a block.
  private func opensLine(_ index: Int) -> Bool {
    guard index > 0, case .text(let before) = pieces[index - 1] else { return false }
    let line = before.reversed().drop { $0 == " " }
    return line.first == "\n" && line.dropFirst().first == "{"
  }

  /// `number` as people write it: `1_000_000`.
  private static func grouped(_ number: UInt64) -> String {
    let digits = String(number)
    guard digits.count > 4 else { return digits }
    var groups: [Substring] = []
    var rest = Substring(digits)
    while rest.count > 3 {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    groups.append(rest)
    return groups.reversed().joined(separator: "_")
  }
}

extension SourceFile {
  /// All bytes between the braces around tokens that are all that is between them.
  fileprivate func body(at range: TokenRange) -> Range<Int>? {
    let open = Int(range.start) - 1
    guard open >= 0, tokens[open].kind == .leftBrace, tokens[open].partner == Int(range.end) else {
      return nil
    }
    return tokens[open].range.upperBound..<tokens[Int(range.end)].range.lowerBound
  }

  /// Returns true if the expression is one operand, which can precede a dot without parentheses.
  func isOperand(_ range: TokenRange) -> Bool {
    var index = range.indices.lowerBound
    while index < range.indices.upperBound {
      let token = tokens[index]
      switch token.kind {
      case .binaryOperator, .prefixOperator, .infixQuestion, .equal, .ampersand, .arrow:
        return false
      case .keyword where [.as, .is, .try].contains(token.keyword): return false
      case .identifier where token.is(.await): return false
      case .leftAngle:
        guard let end = tokens.endOfGenericArguments(at: index) else { return false }
        index = end
        continue
      default: break
      }
      index = token.kind.opens ? tokens.endOfGroup(at: index) : index + 1
    }
    return true
  }
}
