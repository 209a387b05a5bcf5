import Synchronization

/// The one parallel place of archlint: files shared out among workers.
enum Workers {
  /// Applies `body` to each index below `count` and returns the results in the order of the
  /// indices, whatever the number of workers.
  ///
  /// Each worker takes the next index when it is done with one, so that large files do not leave
  /// the others idle.
  ///
  /// - Parameters:
  ///   - count: how many indices there are.
  ///   - workers: how many workers share them; fewer do if the system lets too few files be open.
  ///   - state: makes what a worker keeps from one index to the next.
  ///   - body: is given its worker's state.
  static func map<State, Result: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    body: @escaping @Sendable (Int, inout State) -> Result
  ) async -> [Result] {
    await map(count, workers: workers, state: state, body: body, rest: { _ in }).results
  }

  /// As ``map(_:workers:state:body:)``, and returns also what is left of the workers' states.
  ///
  /// - Parameter rest: what of a worker's state is of interest in the end.
  static func map<State, Result: Sendable, Rest: Sendable>(
    _ count: Int, workers: Int, state: @escaping @Sendable () -> State,
    body: @escaping @Sendable (Int, inout State) -> Result,
    rest: @escaping @Sendable (State) -> Rest
  ) async -> (results: [Result], rests: [Rest]) {
    let next = Counter()
    var parts = await withTaskGroup(of: ([Chunk<Result>], Rest).self) { group in
      for _ in 0..<max(1, min(workers, count, OpenFiles.shares)) {
        group.addTask {
          var kept = state()
          var chunks: [Chunk<Result>] = []
          while true {
            let index = next.increment()
            if index >= count { return (chunks, rest(kept)) }
            if chunks.last.map({ $0.count == chunkSize }) ?? true {
              chunks.append([])
              chunks[chunks.count - 1].reserveCapacity(min(chunkSize, count))
            }
            chunks[chunks.count - 1].append((index, body(index, &kept)))
          }
        }
      }
      var parts: [([Chunk<Result>], Rest)] = []
      for await part in group { parts.append(part) }
      return parts
    }
    let results = unsafe [Result](unsafeUninitializedCapacity: count) { memory, initialized in
      // Results are moved out of the parts: they are large, and a copy counts references. Each index
      // was handed out once, so that each place gets its result.
      for number in parts.indices {
        while var chunk = parts[number].0.popLast() {
          while let (index, result) = chunk.popLast() {
            unsafe memory.initializeElement(at: index, to: consume result)
            initialized += 1
          }
        }
      }
      precondition(initialized == count, "an index without a result")
    }
    return (results, parts.map(\.1))
  }

  /// The results of two pieces of work, which run at once where there is a second worker.
  static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) async -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    async let other = second()
    let one = first()
    return (one, await other)
  }

  /// Results of one worker with their indices. Small pieces are given back while their content is
  /// moved, and none has to grow: a million files would take a gigabyte more.
  private typealias Chunk<Result> = [(Int, Result)]
  private static let chunkSize = 1024

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
