extension SymbolTable {
  /// Returns true if a file other than `file` has the word. One file alone cannot show that.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isNamed(word, elsewhereThan: file)
  }

  /// Returns true if a file other than `file` may change what the word names in a type. One file
  /// alone cannot show that.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    files.count < 2 || words.isWritten(word, ofType: type, elsewhereThan: file)
  }

  /// Returns true if a file of a scope other than `file` has the word, nil where the run has no
  /// such file.
  package func isNamed(_ word: UInt32, inScope scope: Int, elsewhereThan file: Int) -> Bool? {
    words.isNamed(word, inScope: scope, elsewhereThan: file)
  }
}
