extension SymbolTable {
  /// Whether a file other than `file` has the word. In a project of one file that cannot be told.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isNamed(word, elsewhereThan: file)
  }

  /// Whether a file other than `file` may change what the word names in a type. In a project of one
  /// file that cannot be told.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isWritten(word, ofType: type, elsewhereThan: file)
  }
}
