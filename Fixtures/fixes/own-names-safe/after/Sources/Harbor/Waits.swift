// The project has its own Duration.seconds(_:).
func waitLong() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }
func waitShort() async throws { try await Task.sleep(for: .milliseconds(3)) }

// The protocol is the project's.
final class ShipController {
  enum SectionID { case dock(Int) }
}
