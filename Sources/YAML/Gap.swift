/// The space between two tokens outside brackets.
struct Gap {
  /// True if the token after it is the first on its line, or there is none.
  let startsLine: Bool
  /// The offset of the first blank before the token on its line.
  let blankStart: Int

  /// A gap that ends at a cursor.
  init(_ cursor: Cursor, startsLine: Bool, blankStart: Int? = nil) {
    self.startsLine = startsLine
    self.blankStart = blankStart ?? cursor.offset
  }
}
