import Dispatch
import Synchronization

/// Work on values that do not depend on each other, on all cores.
package enum Parallel {
  /// The results of `body` for each index below `count`, in the order of the indices.
  package static func map<Result: Sendable>(
    _ count: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
