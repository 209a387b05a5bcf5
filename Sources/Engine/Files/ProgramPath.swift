import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
  #if canImport(MachO)
    import MachO
  #endif
#endif

/// Where the running program is, for hooks that run it later.
package enum ProgramPath {
  /// The absolute path of the running program without links, nil if the system does not tell.
  package static var resolved: String? {
    #if canImport(Darwin)
      // The first call says how long the path is.
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return FileSystem.realPath(String(decoding: bytes, as: UTF8.self))
    #else
      return FileSystem.realPath("/proc/self/exe")
    #endif
  }

  /// The paths at which the running program can be found again, the ones that last longest first.
  ///
  /// Managers of programs put each version in a folder of its own and a link to it on the PATH: after an
  /// update only the link leads to the program.
  package static var lasting: [String] {
    // The text belongs to the environment; it is copied before anything could change it.
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    return lasting(
      name: CommandLine.arguments.first ?? "", path: path, resolved: resolved,
      realPath: FileSystem.realPath)
  }

  /// - Parameters:
  ///   - name: the name by which the program was started.
  ///   - path: the PATH.
  ///   - resolved: the path of the program without links.
  ///   - realPath: returns a path without links, nil if it leads nowhere.
  static func lasting(
    name: String, path: String, resolved: String?, realPath: (String) -> String?
  ) -> [String] {
    guard let resolved else { return [] }
    let word = name.lastPathComponent
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    let onPath = folders.map { "\($0)/\(word)" }.first { realPath($0) == resolved }
    return onPath.map { $0 == resolved ? [$0] : [$0, resolved] } ?? [resolved]
  }
}
