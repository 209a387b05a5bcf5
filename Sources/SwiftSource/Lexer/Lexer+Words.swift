import Buffers

extension Lexer {
  /// An identifier or keyword. Finding its end and hashing it are one loop over eight bytes a step.
  @inline(__always)
  mutating func lexWord(_ bytes: BufferView<UInt8>) {
    let start = position
    var end = start
    var hash = WordHash()
    var chunk = EightBytes.load(bytes, at: end)
    var length = EightBytes.identifierLength(chunk)
    while length == 8 {
      hash.add(chunk)
      end &+= 8
      chunk = EightBytes.load(bytes, at: end)
      length = EightBytes.identifierLength(chunk)
    }
    end &+= length
    if bytes[end] >= 0x80 {
      lexUnicodeWord(bytes, from: end)
      return
    }
    position = end
    hash.finish(EightBytes.prefix(chunk, length), length: end &- start)
    appendWord(bytes, start..<end, hash)
  }

  /// A word with a character outside ASCII at `offset`.
  private mutating func lexUnicodeWord(_ bytes: BufferView<UInt8>, from offset: Int) {
    let start = position
    position = endOfUnicodeWord(bytes, from: offset)
    appendWord(bytes, start..<position, WordHash(bytes, start, position - start))
  }

  /// Appends the word at `range`, which has no back-quotes.
  @inline(__always)
  private mutating func appendWord(
    _ bytes: BufferView<UInt8>, _ range: Range<Int>, _ hash: WordHash
  ) {
    let word = words.number(of: range, in: bytes, hash: hash)
    let kind: TokenKind =
      if word == 0 || word > Keyword.`_`.rawValue {
        .identifier
      } else if word == Keyword.`_`.rawValue {
        .wildcard
      } else {
        .keyword
      }
    append(kind, from: range.lowerBound, to: range.upperBound, hash: hash.short, word: word)
    if qualifierEnd &+ 2 == source.tokens.count { joinQualifier(bytes) }
  }

  /// Where a word ends of which `offset` is not the first byte, characters outside ASCII included.
  func endOfUnicodeWord(_ bytes: BufferView<UInt8>, from offset: Int) -> Int {
    var end = offset
    while true {
      let byte = bytes[end]
      if byte >= 0x80 {
        let scalar = decodeScalar(bytes, at: end)
        guard let value = scalar.value, UnicodeClass.continuesIdentifier(value) else { return end }
        end &+= scalar.length
      } else if ByteClass.table[Int(byte)] & ByteClass.continuesIdentifier != 0 {
        end &+= 1
      } else {
        return end
      }
    }
  }

  /// `` `…` ``: an identifier that may be any text of one line.
  mutating func lexEscapedIdentifier(_ bytes: BufferView<UInt8>) {
    let start = position
    var end = start + 1
    while end < count && bytes[end] != UInt8(ascii: "`") && bytes[end] != 0x0A && bytes[end] != 0x0D
    {
      end &+= 1
    }
    guard end < count && bytes[end] == UInt8(ascii: "`") && end > start + 1 else {
      position = start + 1
      append(.backtick, from: start, to: position)
      problem(.invalidCharacter, at: start)
      return
    }
    let hash = WordHash(bytes, start + 1, end - start - 1)
    let word = words.number(of: start + 1..<end, in: bytes, hash: hash)
    position = end + 1
    // In back-quotes a keyword is an identifier like any other.
    append(
      .identifier, from: start, to: position, hash: hash.short,
      word: word < WordTable.firstCustomWord ? 0 : word, flags: .isEscaped)
  }

  /// `$0`, `$name`, `$`.
  mutating func lexDollar(_ bytes: BufferView<UInt8>, _ classes: BufferView<UInt8>) {
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
      appendWord(bytes, start..<end, WordHash(bytes, start, end - start))
    }
  }
}
