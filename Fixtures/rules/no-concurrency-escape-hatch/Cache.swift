@preconcurrency import Ladders  // expect: no-concurrency-escape-hatch
import Trees

final class Cache: @unchecked Sendable {  // expect: no-concurrency-escape-hatch
  nonisolated(unsafe) var count = 0  // expect: no-concurrency-escape-hatch
}

/// A large cache of trees.
extension Tree: @unchecked Sendable {}  // expect: no-concurrency-escape-hatch
