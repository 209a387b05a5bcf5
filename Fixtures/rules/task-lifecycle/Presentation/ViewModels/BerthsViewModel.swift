final class BerthsViewModel {
  private var reading: Task<Void, Never>?

  func start() {
    Task { for await berth in berths.changes { add(berth) } }  // expect: task-lifecycle
    Task.detached { await self.sync() }  // expect: task-lifecycle
    reading = Task { for await berth in berths.changes { add(berth) } }
    Task { await berths.submit() }
  }

  func wait() async -> Int { await Task.detached { 1 }.value }
}

final class Feed { func start() { Task { for await item in items { print(item) } } } }
