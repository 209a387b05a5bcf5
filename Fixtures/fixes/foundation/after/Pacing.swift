import Foundation

func wait(_ seconds: Double, _ pause: UInt64) async throws {
  try await Task.sleep(for: .seconds(1))
  try await Task.sleep(for: .milliseconds(1500))
  try await Task.sleep(for: .microseconds(250))
  try await Task.sleep(for: .nanoseconds(1_234_567_891))
  try await Task.sleep(for: .seconds(2))
  try await Task.sleep(for: .seconds(seconds))
  try await Task.sleep(for: .nanoseconds(pause))
  try await Task.sleep(nanoseconds: /* a while */ 5)
}
