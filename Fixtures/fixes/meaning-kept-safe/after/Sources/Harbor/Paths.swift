import Foundation

/// A path that gets its type from the call would lose it, as the newer functions are generic.
struct Paths {
  let root: URL

  func made<Text: ExpressibleByStringLiteral>() -> Text { "made" }
  func plain(_ name: String) -> URL { root.appending(path: name, directoryHint: .isDirectory) }
  func quoted(_ name: String) -> URL { root.appending(path: "\(name).txt", directoryHint: .notDirectory) }
  func inferred() -> URL { root.appendingPathComponent(made(), isDirectory: true) }
  func wrapped() -> URL { root.appendingPathComponent((.init("a")), isDirectory: true) }
  func chosen(_ isNew: Bool) -> URL {
    root.appendingPathComponent(isNew ? .init("a") : .init("b"), isDirectory: isNew)
  }
}
