import Foundation

/// What is to be done; its tasks are not those of Swift.
enum Errands {
  struct Task {
    static func sleep(nanoseconds: UInt64) {}

    func rest() { Task.sleep(nanoseconds: 5) }
  }

  static func rest() { Task.sleep(nanoseconds: 5) }

  static func pause() async throws {
    try await _Concurrency.Task.sleep(nanoseconds: 5)  // expect: no-task-sleep-nanoseconds
  }
}

extension Errands {
  struct Shop {
    func close() { Task.sleep(nanoseconds: 5) }
  }
}

protocol Worker {
  associatedtype Task: Pausable
}

extension Worker {
  func rest() async throws { try await Task.sleep(nanoseconds: 5) }
}

protocol Pausable {}

struct Queue<Task: Pausable> {
  func rest() { Task.sleep(nanoseconds: 5) }
}

func wait() async throws {
  func nested() async throws {
    struct Task { static func sleep(nanoseconds: UInt64) {} }
    Task.sleep(nanoseconds: 5)
  }
  try await Task.sleep(nanoseconds: 5)  // expect: no-task-sleep-nanoseconds
}
