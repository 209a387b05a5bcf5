import Foundation

/// Builds paths with the old calls.
struct Paths {
  var root: URL
  let isFolder: Bool

  mutating func go() -> URL {
    root.appendPathComponent("cache")  // expect: prefer-url-appending-path
    root.appendPathComponent("cache", isDirectory: true)  // expect: prefer-url-appending-path
    let file = root.appendingPathComponent("notes.txt")  // expect: prefer-url-appending-path
    let copy = try? root.appendingPathComponent(file.lastPathComponent)  // expect: prefer-url-appending-path
    return (copy ?? file)
      .appendingPathComponent("a", isDirectory: isFolder)  // expect: prefer-url-appending-path
      .deletingLastPathComponent()
      .appendingPathComponent("b", isDirectory: false)  // expect: prefer-url-appending-path
  }
}
