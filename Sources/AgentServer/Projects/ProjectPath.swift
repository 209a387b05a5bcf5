import Engine
import Project

/// Paths as callers give them: absolute ones, or such from the root of the project on.
enum ProjectPath {
  /// The folder of a path, or the innermost one around it that exists, without links.
  static func existingFolder(of path: String) throws -> String {
    var path = try plain(path)
    while true {
      switch FileSystem.kind(of: path) {
      case .folder?:
        guard let real = FileSystem.realPath(path) else { break }
        return real
      default: break
      }
      guard path != "/", let parent = path.parentPath else { return "/" }
      path = parent.isEmpty ? "/" : String(parent)
    }
  }

  /// The path from the root on, `""` for the root itself. Nothing needs to exist there.
  ///
  /// - Throws: if the path leads out of the project, as it is written or through a link, or into git's
  ///   own folder.
  static func relative(_ given: String, root: String) throws -> String {
    let written = try plain(given.hasPrefix("/") ? given : "\(root)/\(given)")
    var existing = written
    var missing: [Substring] = []
    while !FileSystem.isThere(existing), let parent = existing.parentPath {
      missing.append(existing.lastPathComponent)
      existing = parent.isEmpty ? "/" : String(parent)
    }
    guard let real = FileSystem.realPath(existing) else {
      throw CallFailure("'\(given.quotable)' is a link that leads nowhere")
    }
    let path = ([real == "/" ? "" : real] + missing.reversed().map(String.init))
      .joined(separator: "/")
    guard path.lies(in: root == "/" ? "" : root) else {
      throw CallFailure("'\(given.quotable)' is outside the project in '\(root.quotable)'")
    }
    let prefix = root == "/" ? 1 : root.utf8.count + 1
    let relative = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
    guard !relative.split(separator: "/").contains(".git") else {
      throw CallFailure("'\(given.quotable)' is in git's own folder")
    }
    return relative
  }

  /// The path without `.`, `..` and doubled slashes.
  private static func plain(_ path: String) throws -> String {
    guard !path.utf8.contains(0), path.utf8.count <= 4096 else {
      throw CallFailure("a path has a NUL byte, or more than 4,096 bytes")
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
