import Foundation

/// Builds paths as URL does today, and texts that are no URLs.
struct Modern {
  let root: URL

  func file(_ name: String, _ type: UTType) -> URL {
    // root.appendingPathComponent(name) asks the disk.
    let path = (name as NSString).appendingPathComponent("notes.txt")
    let bridged = NSString(string: path).appendingPathComponent("a")
    return root.appending(path: bridged).appending(component: name)
      .appendingPathExtension("txt").deletingLastPathComponent()
      .appendingPathComponent(name, conformingTo: type)
  }

  func appendingPathComponent(_ name: String) -> String { "appendingPathComponent(\(name))" }
}
