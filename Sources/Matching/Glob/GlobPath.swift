import Buffers

/// A path that many globs are asked about: its bytes are taken out of the text once.
package struct GlobPath: Sendable, Hashable {
  package let text: String
  let bytes: ContiguousArray<UInt8>
  let pairs: BytePairs

  package init(_ text: String) {
    self.text = text
    let bytes = ContiguousArray(text.utf8)
    self.bytes = bytes
    pairs = BytePairs(bytes.view)
  }
}

extension GlobSet {
  /// True if any glob matches the whole of `path`.
  package func matches(_ path: GlobPath) -> Bool { matches(path.bytes.view, with: path.pairs) }

  /// True if any glob matches the last bytes of `path`, as many as `suffix` has.
  package func matches(_ suffix: String, atEndOf path: GlobPath) -> Bool {
    let start = path.bytes.count - suffix.utf8.count
    return matches(path.bytes.view.extracting(start...), with: path.pairs)
  }
}
