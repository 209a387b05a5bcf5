extension Lexer {
  /// An identifier or keyword.
  @inline(__always)
  mutating func lexWord(_ bytes: Span<UInt8>, _ classes: Span<UInt8>) {
    let start = position
    var end = start
    while classes[Int(bytes[end])] & ByteClass.continuesIdentifier != 0 { end &+= 1 }
    if bytes[end] >= 0x80 { end = endOfUnicodeWord(bytes, classes, from: end) }
    position = end
    appendWord(bytes, start..<end)
  }

  /// Appends the word at `range`, which has no back-quotes.
  @inline(__always)
  private mutating func appendWord(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let hash = wordHash(bytes, range.lowerBound, range.count)
    let word = words.number(of: range, in: bytes, hash: hash)
    let kind: TokenKind =
      if word == 0 || word > Keyword.`_`.rawValue {
        .identifier
      } else if word == Keyword.`_`.rawValue {
        .wildcard
      } else {
        .keyword
      }
    append(kind, from: range.lowerBound, to: range.upperBound, hash: hash, word: word)
  }

  /// Where a word ends of which `offset` is not the first byte, characters outside ASCII included.
  func endOfUnicodeWord(
    _ bytes: Span<UInt8>, _ classes: Span<UInt8>, from offset: Int
  ) -> Int {
    var end = offset
    while true {
      let byte = bytes[end]
      if byte >= 0x80 {
        let scalar = decodeScalar(bytes, at: end)
        guard let value = scalar.value, UnicodeClass.continuesIdentifier(value) else { return end }
        end &+= scalar.length
      } else if classes[Int(byte)] & ByteClass.continuesIdentifier != 0 {
        end &+= 1
      } else {
        return end
      }
    }
  }

  /// `` `…` ``: an identifier that may be any text of one line.
  mutating func lexEscapedIdentifier(_ bytes: Span<UInt8>) {
    let start = position
    var end = start + 1
    while end < count && bytes[end] != UInt8(ascii: "`") && bytes[end] != 0x0A && bytes[end] != 0x0D {
      end &+= 1
    }
    guard end < count && bytes[end] == UInt8(ascii: "`") && end > start + 1 else {
      position = start + 1
      append(.backtick, from: start, to: position)
      problem(.invalidCharacter, at: start)
      return
    }
    let hash = wordHash(bytes, start + 1, end - start - 1)
    let word = words.number(of: start + 1..<end, in: bytes, hash: hash)
    position = end + 1
    // In back-quotes a keyword is an identifier like any other.
    append(
      .identifier, from: start, to: position, hash: hash,
      word: word < WordTable.firstCustomWord ? 0 : word, flags: .isEscaped)
  }

  /// `$0`, `$name`, `$`.
  mutating func lexDollar(_ bytes: Span<UInt8>, _ classes: Span<UInt8>) {
    let start = position
    var end = start + 1
    var isNumber = true
    while true {
      let byte = bytes[end]
      let byteClass = classes[Int(byte)]
      if byteClass & ByteClass.decimalDigit != 0 {
        end += 1
      } else if byteClass & ByteClass.continuesIdentifier != 0 {
        isNumber = false
        end += 1
      } else if byte >= 0x80, let value = decodeScalar(bytes, at: end).value,
        UnicodeClass.continuesIdentifier(value)
      {
        isNumber = false
        end += decodeScalar(bytes, at: end).length
      } else {
        break
      }
    }
    position = end
    if isNumber && end > start + 1 {
      append(.dollarIdentifier, from: start, to: end)
    } else {
      appendWord(bytes, start..<end)
    }
  }
}
