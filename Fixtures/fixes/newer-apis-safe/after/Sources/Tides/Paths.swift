import Foundation

struct Paths {
  let root: URL
  let store: Store

  func inbox(_ name: String) -> URL { root.appending(path: name, directoryHint: .isDirectory) }
  func file(_ name: String) -> URL { store.appendingPathComponent(name, isDirectory: false) }
  func plain(_ name: String) -> URL { root.appendingPathComponent(name) }
  func fixed() -> URL { URL(filePath: "/etc/tides", directoryHint: .isDirectory) }
  func given(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }
  func temporary() -> URL { URL.temporaryDirectory }

  // Systems that are not Apple's do not have the folder.
  func documents() -> URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }
}
