/// A comma may follow the last argument.
func pause() async throws {
  try await Task.sleep(nanoseconds: 5_000_000_000,)  // expect: no-task-sleep-nanoseconds
  try await Task.sleep(  // expect: no-task-sleep-nanoseconds
    nanoseconds: 1_000_000,
  )
  try await Task.sleep(for: .seconds(1),)
}
