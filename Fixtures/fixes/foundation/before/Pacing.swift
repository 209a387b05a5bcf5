import Foundation

func wait(_ seconds: Double, _ pause: UInt64) async throws {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  try await Task.sleep(nanoseconds: 1_500_000_000)
  try await Task.sleep(nanoseconds: 250_000)
  try await Task.sleep(nanoseconds: 1_234_567_891)
  try await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  try await Task.sleep(nanoseconds: pause)
  try await Task.sleep(nanoseconds: /* a while */ 5)
}
