/// The part of a ``WordIndex`` that comes from one file: its words, and the keys of the variables that
/// it changes. It is kept by itself so that another text of the file can replace it.
package struct FileWords: Sendable, Hashable {
  var words: ContiguousArray<UInt32> = []
  var writes: ContiguousArray<UInt64> = []
  /// The words in each scope, by the scope's number.
  var scoped: [ContiguousArray<UInt32>] = []

  /// No words.
  package init() {}

  /// Something that a file has once.
  enum Part: Hashable {
    case word(UInt32)
    case write(UInt64)
    case scoped(UInt32, scope: Int)

    /// The word that conditions ask about.
    var word: UInt32 {
      switch self {
      case .word(let word), .scoped(let word, _): word
      case .write(let key): WordIndex.word(ofKey: key)
      }
    }
  }

  func forEachPart(_ body: (Part) -> Void) {
    for word in words { body(.word(word)) }
    for key in writes { body(.write(key)) }
    for (scope, words) in scoped.enumerated() {
      for word in words { body(.scoped(word, scope: scope)) }
    }
  }
}
