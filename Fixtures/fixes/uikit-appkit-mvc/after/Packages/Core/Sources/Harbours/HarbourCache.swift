import Foundation

/// Keeps harbours that have been looked at.
// The lock guards all that is stored.
final class HarbourCache: @unchecked Sendable {
  private let lock = NSLock()
  private let harbours: [UUID: Harbour] = [:]  // expect: prefer-let
}
