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
  ///   - workers: how many workers share them.
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
    var parts = await withTaskGroup(of: ([(Int, Result)], Rest).self) { group in
      for _ in 0..<max(1, min(workers, count)) {
        group.addTask {
          var kept = state()
          var results: [(Int, Result)] = []
          while true {
            let index = next.increment()
            if index >= count { return (results, rest(kept)) }
            results.append((index, body(index, &kept)))
          }
        }
      }
      var parts: [([(Int, Result)], Rest)] = []
      for await part in group { parts.append(part) }
      return parts
    }
    var ordered = [Result?](repeating: nil, count: count)
    // Results are moved out of the parts: they are large, and a copy counts references.
    for number in parts.indices {
      while let (index, result) = parts[number].0.popLast() { ordered[index] = consume result }
    }
    return (ordered.compactMap(\.self), parts.map(\.1))
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

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func increment() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
