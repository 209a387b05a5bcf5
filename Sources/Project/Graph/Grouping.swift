import Matching

/// How the files of a project are put into groups, to ask which group depends on which.
package enum Grouping: Sendable, Hashable {
  /// By layer; only those that are named, all when none is.
  case layers([String])
  /// By module; only those whose names fit, all if there is no glob.
  case modules([NameGlob])
  /// By the folders that a glob matches: `Features/*` makes each folder in `Features` a group.
  case folders(Glob)
  /// By the folder that a file is in.
  case parentFolders
  /// By the folder so many levels below the root that a file is in, or nearer to the root where it is in
  /// no such folder.
  case depth(Int)
  /// Each file is a group.
  case files

  /// The group of the file at `place`, nil when it belongs to none.
  package func group(of place: Place, layers: LayerSet) -> String? {
    switch self {
    case .layers(let names):
      guard let index = place.layer else { return nil }
      let name = layers.layers[index].name
      return names.isEmpty || names.contains(name) ? name : nil
    case .modules(let globs):
      guard let module = place.module else { return nil }
      return globs.isEmpty || globs.contains { $0.matches(module) } ? module : nil
    case .folders(let glob): return folder(of: place, glob)
    case .parentFolders:
      let slash = place.path.utf8.lastIndex(of: UInt8(ascii: "/"))
      return slash.map { String(place.path[..<$0]) } ?? "."
    case .depth(let depth):
      let folders = place.path.pathComponents.dropLast().prefix(depth)
      return folders.isEmpty ? "." : folders.joined(separator: "/")
    case .files: return place.path
    }
  }

  /// The folder around the file that the glob matches, from the root on.
  private func folder(of place: Place, _ glob: Glob) -> String? {
    let start = place.path.utf8.count - place.pathInApp.utf8.count
    var end = place.path.utf8.startIndex
    while let slash = place.path.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
      let folder = place.path[..<slash]
      if glob.matches(String(folder)) { return String(folder) }
      if start > 0, folder.utf8.count > start,
        glob.matches(String(folder.utf8.dropFirst(start)) ?? "")
      {
        return String(folder)
      }
      end = place.path.utf8.index(after: slash)
    }
    return nil
  }

  /// The noun for one of the groups.
  package var noun: String {
    switch self {
    case .layers: "layer"
    case .modules: "module"
    case .folders, .parentFolders, .depth: "folder"
    case .files: "file"
    }
  }
}
