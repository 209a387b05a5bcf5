extension SymbolTable {
  /// Returns true if a file other than `file` has the word.
  package func isNamed(_ word: UInt32, elsewhereThan file: Int) -> Bool {
    words.isNamed(word, elsewhereThan: file)
  }

  /// Returns true if a file other than `file` may change what the word names in a type.
  package func isWritten(_ word: UInt32, ofType type: UInt32, elsewhereThan file: Int) -> Bool {
    words.isWritten(word, ofType: type, elsewhereThan: file)
  }

  /// Returns true if a file of a scope has the word, nil where the run has no such file.
  ///
  /// - Parameter file: the file that does not count, nil if all do.
  package func isNamed(_ word: UInt32, inScope scope: Int, elsewhereThan file: Int?) -> Bool? {
    words.isNamed(word, inScope: scope, elsewhereThan: file)
  }
}
