import Combine

extension Task {
  func store(in tasks: inout [Self]) { tasks.append(self) }
}

final class Stored {
  func follow() {
    basket.changes
      .sink { _ in Task { await load() } }  // expect: no-combine-operators
      .store(in: &tokens)  // expect: no-combine-operators
    basket.total.assign(to: \.text, onWeaklyHeld: label)  // expect: no-combine-operators
    basket.total.sink() { print($0) }  // expect: no-combine-operators
    let task = Task { await load() }
    task.store(in: &tasks)
    Task { await load() }.store(in: &tasks)
  }
}
