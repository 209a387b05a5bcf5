import LintRules
import Matching
import SwiftSource

extension Walker {
  /// The words of the Swift files that `include` and `exclude` leave out, nil if they leave nothing out.
  func wordsLeftOut(_ store: FileStore) -> WordsLeftOut? {
    let paths = excluded + unincluded
    guard !paths.isEmpty else { return nil }
    return WordsLeftOut { [root] in
      var walker = Walker(root: root, include: GlobSet([]), exclude: GlobSet([]))
      for path in paths { walker.walk(from: path) }
      var words: Set<UInt32> = []
      var file = SourceFile()
      for found in walker.files where found.path.hasSuffix(".swift") {
        // One that cannot be read is none that compiles.
        guard (try? store.read(found.path, into: &file.buffer)) != nil else { continue }
        file.analyse(words: .keywords)
        for token in file.tokens where token.kind.isWord { words.insert(token.hash) }
      }
      return words
    }
  }
}
