extension StringProtocol {
  /// True if the first character is a letter.
  var startsWithLetter: Bool {
    guard let byte = utf8.first else { return false }
    // A letter beyond ASCII, or one with a mark on it, takes more than a look at one byte.
    let second = utf8.dropFirst().first ?? 0
    guard byte < 0x80, second < 0x80 else { return first?.isLetter == true }
    return (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  /// True if the first character is an upper-case letter.
  var startsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    let second = utf8.dropFirst().first ?? 0
    guard byte < 0x80, second < 0x80 else { return first?.isUppercase == true }
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}

extension Substring {
  /// Where the bytes of `text`, which is not empty, are first.
  ///
  /// A search for characters has to know where they start and end, which takes much longer.
  package func firstByteRange(of text: String) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: text.utf8) {
        return found..<utf8.index(found, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}

extension String {
  /// Returns true if the bytes, of which there is one, are somewhere in the text.
  func holds(_ bytes: [UInt8]) -> Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(of: bytes[0]) {
      rest = rest[start...]
      if rest.starts(with: bytes) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Where the bytes of `text`, which is not empty, are first.
  package func firstByteRange(of text: String) -> Range<Index>? {
    self[...].firstByteRange(of: text)
  }
}
