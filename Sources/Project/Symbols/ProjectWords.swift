/// The words of all files of a project, kept up to date while those of one file after the other
/// change.
package struct ProjectWords: Sendable {
  package private(set) var index = WordIndex()
  private var files: [FileWords.Part: Files] = [:]

  /// The files of a word.
  private struct Files {
    var count = 0
    /// All marks, combined so that one can be taken out again: of a single file its own.
    var marks: UInt32 = 0

    var mark: FileMark? {
      count == 0 ? nil : count == 1 ? FileMark(value: marks) : .several
    }

    mutating func add(_ mark: FileMark) {
      count += 1
      marks ^= mark.value
    }

    mutating func remove(_ mark: FileMark) {
      count -= 1
      marks ^= mark.value
    }
  }

  /// The words of all files, in the order of the project.
  package init(_ all: [FileWords]) {
    for (file, words) in all.enumerated() {
      words.forEachPart { files[$0, default: Files()].add(FileMark(file)) }
    }
    for (part, found) in files { index.set(found.mark, of: part) }
  }

  /// Takes new words of a file in place of those before.
  ///
  /// - Parameter file: the index of the file in the project.
  /// - Returns: the words about which an answer may be another one now, nil for all of them.
  package mutating func replace(
    _ old: FileWords, with new: FileWords, file: Int
  ) -> Set<UInt32>? {
    let mark = FileMark(file)
    let scopes = index.hasWordsInScope
    var changed: Set<FileWords.Part> = []
    old.forEachPart { part in
      files[part]?.remove(mark)
      changed.insert(part)
    }
    new.forEachPart { part in
      files[part, default: Files()].add(mark)
      if changed.remove(part) == nil { changed.insert(part) }
    }
    var words: Set<UInt32> = []
    for part in changed {
      words.insert(part.word)
      index.set(files[part]?.mark, of: part)
      if files[part]?.count == 0 { files[part] = nil }
    }
    return scopes == index.hasWordsInScope ? words : nil
  }
}
