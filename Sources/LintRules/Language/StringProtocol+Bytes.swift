extension StringProtocol {
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
