// The project has its own Duration.seconds(_:).
func waitLong() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }
func waitShort() async throws { try await Task.sleep(for: .milliseconds(3)) }

// The constants are the project's.
let NSEC_PER_SEC: UInt64 = 1_000
func waitForTide() async throws { try await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC) }
func waitForLock() async throws { try await Task.sleep(nanoseconds: NSEC_PER_SEC) }

// The protocol is the project's.
final class ShipController {
  enum SectionID { case dock(Int) }
}
