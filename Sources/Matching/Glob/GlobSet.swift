import Buffers

/// Globs in an order, which together match what any of them matches.
package struct GlobSet: Hashable, Sendable {
  private let shared: Shared

  /// The globs, and what is made of them when the first path is asked for.
  private final class Shared: Sendable {
    let globs: [Glob]
    private let made = OnceReference<GlobTable>()

    init(_ globs: [Glob]) { self.globs = globs }

    @inline(__always)
    var table: GlobTable { made.load() ?? made.storeIfNil(GlobTable(globs)) }
  }

  /// The globs, in their order.
  package var globs: [Glob] { shared.globs }

  /// The set of `globs`; an empty one matches nothing.
  package init(_ globs: [Glob]) { shared = Shared(globs) }

  package static func == (left: GlobSet, right: GlobSet) -> Bool {
    left.shared === right.shared || left.globs == right.globs
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(globs) }

  /// True if any glob matches the whole of `path`.
  package func matches(_ path: BufferView<UInt8>) -> Bool {
    firstIndex(matching: path) != nil
  }

  /// True if any glob matches the whole of `path`.
  ///
  /// - Parameter pairs: those in `path`; others do no harm.
  package func matches(_ path: BufferView<UInt8>, with pairs: BytePairs) -> Bool {
    shared.table.firstIndex(matching: path, with: pairs) != nil
  }

  /// True if any glob matches the whole of `path`, which is copied: not for hot loops.
  package func matches(_ path: String) -> Bool {
    firstIndex(matching: path) != nil
  }

  /// The index of the first glob that matches the whole of `path`.
  package func firstIndex(matching path: BufferView<UInt8>) -> Int? {
    guard globs.count > Self.few else {
      return globs.indices.first { globs[$0].matches(path) }
    }
    return shared.table.firstIndex(matching: path, with: BytePairs(path))
  }

  /// How many globs are asked sooner than the pairs of a path are known.
  private static let few = 3

  /// The index of the first glob that matches the whole of `path`, which is copied: not for hot
  /// loops.
  package func firstIndex(matching path: String) -> Int? {
    firstIndex(matching: ContiguousArray(path.utf8).view)
  }

  /// True if any glob could match a path below `folder`, as ``Glob/mayMatch(below:)`` says.
  package func mayMatch(below folder: BufferView<UInt8>) -> Bool {
    for index in globs.indices where globs[index].mayMatch(below: folder) {
      return true
    }
    return false
  }

  /// True if any glob could match a path below `folder`, which is copied: not for hot loops.
  package func mayMatch(below folder: String) -> Bool {
    mayMatch(below: ContiguousArray(folder.utf8).view)
  }
}
