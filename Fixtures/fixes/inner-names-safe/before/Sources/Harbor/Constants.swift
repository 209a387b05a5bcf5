import Foundation

let shelf = "shelf"

/// The inner name hides the constant, and may be of another value.
func open(_ shelf: String) -> URL { URL(fileURLWithPath: shelf, isDirectory: true) }

func openAll(_ names: [String]) -> [URL] {
  names.map { shelf in URL(fileURLWithPath: shelf, isDirectory: true) }
}

func openFirst(_ names: [String]) -> URL? {
  guard let shelf = names.first else { return nil }
  return URL(fileURLWithPath: shelf, isDirectory: true)
}

struct Room {
  let shelf: String
}

extension Room {
  func open() -> URL { URL(fileURLWithPath: shelf, isDirectory: true) }
}
