import Buffers

extension Lexer {
  /// `!` and `?`: after an expression a token by themselves, else the start of an operator.
  mutating func lexQuery(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
    let start = position
    guard isLeftBound(bytes, at: start) else {
      lexOperator(bytes, classes)
      return
    }
    position += 1
    appendPostfixQuery(bytes, at: start)
  }

  private mutating func appendPostfixQuery(_ bytes: BufferView<UInt8>, at start: Int) {
    let kind: TokenKind = bytes[start] == UInt8(ascii: "!") ? .exclamation : .question
    append(kind, from: start, to: start + 1, flags: .isLeftBound)
  }

  /// An operator, `=`, `->`, `.`, `<`, `>`, an editor placeholder, a conflict marker, or a regex.
  mutating func lexOperator(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
    let start = position
    let first = bytes[start]
    if first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), skipConflictMarker(bytes) {
      return
    }
    if first == UInt8(ascii: "<") && bytes[start + 1] == UInt8(ascii: "#"),
      let end = endOfPlaceholder(bytes, at: start)
    {
      position = end
      append(.placeholder, from: start, to: end)
      return
    }
    var (end, slash) = scanOperator(bytes, classes)
    if let slash {
      if let regex = regex(bytes, at: slash, operatorEnd: end) {
        if slash > start {
          position = slash
          appendOperator(bytes, start..<slash)
        }
        appendRegex(regex, from: slash)
        return
      }
      if end - start > 2 { end = startOfComment(bytes, in: start + 1..<end) ?? end }
    }
    // In `func ==<T>(` the `<` opens the generic parameters.
    if end - start > 1, bytes[end - 1] == UInt8(ascii: "<"), source.tokens.last?.is(.func) == true,
      classes[Int(bytes[end])] & ByteClass.branchMask == ByteClass.identifierStart
    {
      end -= 1
    }
    if end - start == 2, first == UInt8(ascii: "<"), isNegativeArgument(bytes, at: start + 1) {
      end -= 1
    }
    position = end
    appendOperator(bytes, start..<end)
  }

  /// Returns true for the `-2>` of `Matrix<-2>`, right behind a name and its `<`.
  private func isNegativeArgument(_ bytes: BufferView<UInt8>, at minus: Int) -> Bool {
    guard bytes[minus] == UInt8(ascii: "-"), isLeftBound(bytes, at: minus - 1),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[minus + 1])
    else { return false }
    var end = minus + 2
    while bytes[end].isPartOfWord { end += 1 }
    return bytes[end] == UInt8(ascii: ">")
  }

  /// The longest operator in bytes; a longer one is read as several. So a run of operators with
  /// comments between them costs no more than its length.
  private static let maximumOperatorLength = 256

  /// Where the operator at `position` ends, and where its first `/` is.
  private func scanOperator(
    _ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>
  ) -> (end: Int, slash: Int?) {
    let start = position
    let allowsDots = bytes[start] == UInt8(ascii: ".")
    var end = start
    var slash: Int?
    while end < start + Self.maximumOperatorLength {
      let byte = bytes[end]
      if byte >= 0x80 {
        let scalar = decodeScalar(bytes, at: end)
        guard let value = scalar.value,
          end == start || UnicodeClass.continuesOperator(value)
        else { break }
        end += scalar.length
        continue
      }
      guard classes[Int(byte)] & ByteClass.continuesOperator != 0 else { break }
      if byte == UInt8(ascii: "."), !allowsDots, end > start { break }
      if byte == UInt8(ascii: "/"), slash == nil { slash = end }
      if byte == UInt8(ascii: "<"), end > start, bytes[end + 1] == UInt8(ascii: "#"),
        endOfPlaceholder(bytes, at: end) != nil
      {
        break
      }
      end += 1
    }
    return (end, slash)
  }

  private func startOfComment(_ bytes: BufferView<UInt8>, in range: Range<Int>) -> Int? {
    range.first {
      bytes[$0] == UInt8(ascii: "/")
        && (bytes[$0 + 1] == UInt8(ascii: "/") || bytes[$0 + 1] == UInt8(ascii: "*"))
    }
  }

  /// Appends the operator at `range` under the kind that its spelling and neighbors give it.
  private mutating func appendOperator(_ bytes: BufferView<UInt8>, _ range: Range<Int>) {
    let start = range.lowerBound
    let isLeft = isLeftBound(bytes, at: start)
    let isRight = isRightBound(bytes, at: range.upperBound, isLeftBound: isLeft)
    var flags: Token.Flags = []
    if isLeft { flags.insert(.isLeftBound) }
    if isRight { flags.insert(.isRightBound) }
    if bytes[start] == UInt8(ascii: ">"), splitsAngles(bytes, range) {
      appendAngles(bytes, range, flags)
      return
    }
    let fixity: TokenKind =
      isLeft == isRight ? .binaryOperator : isLeft ? .postfixOperator : .prefixOperator
    var kind = fixity
    if range.count == 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): kind = .equal
      case UInt8(ascii: "."): kind = .period
      case UInt8(ascii: "<"): kind = .leftAngle
      case UInt8(ascii: "?"): kind = isLeft ? .question : .infixQuestion
      case UInt8(ascii: "&"): kind = .ampersand
      default: break
      }
    } else if range.count == 2, bytes[start] == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: ">")
    {
      kind = .arrow
    }
    guard kind.isOperator else {
      append(
        kind, from: start, to: range.upperBound, hash: 0, word: kind == .equal ? words.equal : 0,
        flags: flags)
      if kind == .period, joinsModules { noteQualifier(bytes) }
      return
    }
    let hash = WordHash(bytes, start, range.count)
    append(
      kind, from: start, to: range.upperBound, hash: hash.short,
      word: words.number(of: range, in: bytes, hash: hash), flags: flags)
  }

  /// Returns true if an operator that starts with `>` consists only of closing angle brackets and
  /// the `?` or `!` after them: `>>`, `>?`, `>?>`.
  ///
  /// `>>` may close two generic argument lists or shift; the compiler's parser decides and splits.
  /// Here it is always two tokens, in source and in patterns, so nobody needs to decide.
  private func splitsAngles(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Bool {
    range.allSatisfy {
      bytes[$0] == UInt8(ascii: ">") || bytes[$0] == UInt8(ascii: "?")
        || bytes[$0] == UInt8(ascii: "!")
    }
  }

  private mutating func appendAngles(
    _ bytes: BufferView<UInt8>, _ range: Range<Int>, _ flags: Token.Flags
  ) {
    for offset in range {
      if bytes[offset] == UInt8(ascii: ">") {
        append(.rightAngle, from: offset, to: offset + 1, flags: flags)
      } else {
        appendPostfixQuery(bytes, at: offset)
      }
    }
  }

  // MARK: - Boundaries

  /// Returns true if something that can end an expression is directly before `offset`.
  func isLeftBound(_ bytes: BufferView<UInt8>, at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0: return false
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
    case UInt8(ascii: "/"): return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default: return true
    }
  }

  /// Returns true if something that can start an expression is directly at `offset`.
  private func isRightBound(_ bytes: BufferView<UInt8>, at offset: Int, isLeftBound: Bool) -> Bool {
    switch bytes[offset] {
    case 0x20, 0x09, 0x0A, 0x0D, 0: return false
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset + 1] != UInt8(ascii: "*")
    case 0xC2: return bytes[offset + 1] != 0xA0
    default: return true
    }
  }

  /// Returns true if the operator at `range` is bound on both sides or on none.
  func isBalanced(_ bytes: BufferView<UInt8>, _ range: Range<Int>) -> Bool {
    let isLeft = isLeftBound(bytes, at: range.lowerBound)
    return isLeft == isRightBound(bytes, at: range.upperBound, isLeftBound: isLeft)
  }

  /// After the `#>` of the editor placeholder at `offset`, nil when it has none on its line.
  private func endOfPlaceholder(_ bytes: BufferView<UInt8>, at offset: Int) -> Int? {
    var end = offset + 2
    while end < count && bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "<") && bytes[end + 1] == UInt8(ascii: "#") { return nil }
      if bytes[end] == UInt8(ascii: "#") && bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }
}
