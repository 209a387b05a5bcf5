func waits(delay: UInt64, seconds: Double) async throws {
  try await Task.sleep(nanoseconds: 2_000_000_000)
  try await Task.sleep(nanoseconds: UInt64(0.5 * 1_000_000_000))
  try await Task.sleep(
    nanoseconds: delay
  )
  try await Task.sleep(nanoseconds: .max)
  // A number that may not fit is for people; what takes its type from the call has it written.
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  try await Task.sleep(nanoseconds: delay * 1_000)
  try await Task.sleep(nanoseconds: numericCast(seconds > 1 ? 2 : 1))
  await Task.sleep(1_000_000)
}
