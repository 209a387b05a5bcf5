import Foundation

func rest() async throws {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  if #available(iOS 16, macOS 13, *) {
    try await Task.sleep(nanoseconds: 3_000_000_000)
  } else {
    try await Task.sleep(nanoseconds: 3_000_000_000)
  }
}

@available(iOS 16, macOS 13, *)
func folder() -> URL { FileManager.default.temporaryDirectory }

func olderFolder() -> URL {
  if #available(iOS 16, macOS 13, *) { return .temporaryDirectory }
  return FileManager.default.temporaryDirectory
}
