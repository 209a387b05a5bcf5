import Foundation

/// Sends what is pending when there is a network.
actor SyncManager {
  private var isRunning = false

  func scheduleSyncWork() { isRunning = true }
}
