import Buffers

/// The contents of tokens.
extension JSONReader {
  /// The text of a key or a string.
  package var string: String {
    let text = bytes[(tokenStart + 1)..<(tokenEnd - 1)]
    guard hasEscapes else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: Self.unescaped(text), as: UTF8.self)
  }

  /// The number as a whole one, nil if it is not one or too large.
  package var integer: Int? {
    Int(String(decoding: bytes[tokenStart..<tokenEnd], as: UTF8.self))
  }

  /// The text of a number.
  package var numberText: String { String(decoding: bytes[tokenStart..<tokenEnd], as: UTF8.self) }

  /// A hash of a key or a string, the same in every run.
  package var hash: UInt64 {
    guard hasEscapes else {
      return JSONNames.hash(bytes.view, (tokenStart + 1)..<(tokenEnd - 1))
    }
    let text = Self.unescaped(bytes[(tokenStart + 1)..<(tokenEnd - 1)])
    return JSONNames.hash(text.view, text.indices)
  }

  /// The number of a key or a string among `names`, which gets it when it is new.
  package func number(in names: inout JSONNames) -> Int {
    guard hasEscapes else {
      return names.number(of: bytes.view, (tokenStart + 1)..<(tokenEnd - 1))
    }
    let text = Self.unescaped(bytes[(tokenStart + 1)..<(tokenEnd - 1)])
    return names.number(of: text.view, text.indices)
  }

  /// The number of a key or a string among `names`, nil if it is not one of them.
  package func known(in names: JSONNames) -> Int? {
    guard hasEscapes else {
      return names.known(bytes.view, (tokenStart + 1)..<(tokenEnd - 1))
    }
    let text = Self.unescaped(bytes[(tokenStart + 1)..<(tokenEnd - 1)])
    return names.known(text.view, text.indices)
  }

  /// A well-formed string without its escapes, in UTF-8.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == UInt8(ascii: "\\") else {
        result.append(text[index])
        index += 1
        continue
      }
      index += 2
      switch text[index - 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var code = codePoint(text[index..<(index + 4)])
        index += 4
        if code & 0xFC00 == 0xD800 {
          let second = codePoint(text[(index + 2)..<(index + 6)])
          code = 0x1_0000 + (code & 0x3FF) << 10 + (second & 0x3FF)
          index += 6
        }
        if let scalar = Unicode.Scalar(code) { result.append(contentsOf: String(scalar).utf8) }
      case let byte: result.append(byte)
      }
    }
    return result
  }

  private static func codePoint(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(hexadecimal($1) ?? 0) }
  }
}
