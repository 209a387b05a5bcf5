import Foundation

// A member of the project's own would call itself.
extension URL {
  static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
}

extension String {
  func replacing(_ text: String, with other: String) -> String {
    UUID().uuidString.replacingOccurrences(of: "-", with: "")
  }
}

// Another label is another function.
extension Task where Success == Never, Failure == Never {
  static func sleep(seconds: Double) async throws {
    try await Task<Never, Never>.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }
}

func waitForTide() async throws {
  try await Task.sleep(nanoseconds: 2_000_000_000)
  // No Int has room for it.
  try await Task.sleep(nanoseconds: 18_446_744_073_709_551_615)
}
