func waits(delay: UInt64, seconds: Double) async throws {
  try await Task.sleep(for: .seconds(2))
  try await Task.sleep(for: .seconds(0.5))
  try await Task.sleep(
    for: .nanoseconds(delay)
  )
  try await Task.sleep(for: .nanoseconds((.max) as UInt64))
  // A number that may not fit is for people; what takes its type from the call has it written.
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  try await Task.sleep(nanoseconds: delay * 1_000)
  try await Task.sleep(for: .nanoseconds((numericCast(seconds > 1 ? 2 : 1)) as UInt64))
  await Task.sleep(1_000_000)
}
