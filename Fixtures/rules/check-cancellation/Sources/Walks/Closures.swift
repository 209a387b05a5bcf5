/// A loop in a closure counts for the function around it, and so does a check wherever it stands.
final class StridesRepository {
  func index() async throws {
    for stride in try await api.strides() {
      try Task.checkCancellation()
      for step in stride { add(step) }
    }
  }
  func replay() async throws {
    let task = Task {
      let strides = try await api.strides()
      for stride in strides {
        guard !Task.isCancelled else { return }
        stride.steps.forEach { step in for print in step { add(print) } }
      }
    }
    try await task.value
  }
  func measure() async throws {  // expect: check-cancellation
    try await withTaskCancellationHandler {
      let strides = try await api.strides()
      for stride in strides { add(stride) }
    } onCancel: {
      stop()
    }
  }
}
