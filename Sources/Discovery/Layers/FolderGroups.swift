/// The folders of one module that may be its layers.
struct FolderGroups {
  /// The folders, from the root of the project on, sorted.
  private(set) var folders: [String]
  /// The files of the module, as indices into those of the project.
  private(set) var files: [Int]
  let project: ObservedProject

  /// The folders directly below the innermost folder that holds all files of the module.
  init?(of files: [Int], in project: ObservedProject) {
    self.files = files
    self.project = project
    folders = []
    let paths = files.map { Self.folder(of: project.files[$0].path) }
    guard var common = paths.first else { return nil }
    for path in paths { while !Self.lies(path, in: common) { common = Self.parent(of: common) } }
    folders = children(of: common)
    while folders.count == 1 { folders = children(of: folders[0]) }
    guard folders.count > 1 else { return nil }
  }

  /// The groups with a folder replaced by those in it; nil where it has fewer than two.
  func expanding(_ folder: String) -> FolderGroups? {
    var inside = children(of: folder)
    while inside.count == 1 { inside = children(of: inside[0]) }
    guard inside.count > 1 else { return nil }
    var result = self
    result.folders = (folders.filter { $0 != folder } + inside).sorted()
    return result
  }

  /// The groups with the largest folders only.
  func largest(_ count: Int) -> FolderGroups {
    guard folders.count > count else { return self }
    var result = self
    let kept = zip(counts, folders).sorted { ($1.0, $0.1) < ($0.0, $1.1) }.prefix(count)
    result.folders = kept.map(\.1).sorted()
    return result
  }

  /// The groups with all files in their folders: targets share some, which are in no module or another one.
  var complete: FolderGroups {
    var result = self
    let inside = folders.flatMap { project.files(in: $0) }.filter { !project.files[$0].isTest }
    result.files = Set(files).union(inside).sorted()
    return result
  }

  func without(_ folder: String) -> FolderGroups {
    var result = self
    result.folders = folders.filter { $0 != folder }
    return result
  }

  /// How many files are in each folder.
  var counts: [Int] {
    var counts = [Int](repeating: 0, count: folders.count)
    for group in ofFile where group >= 0 { counts[group] += 1 }
    return counts
  }

  /// The group of each file of the module, -1 for none.
  var ofFile: [Int] {
    files.map { file in
      let folder = Self.folder(of: project.files[file].path)
      return folders.firstIndex { Self.lies(folder, in: $0) } ?? -1
    }
  }

  /// The folders directly in a folder that hold enough files to be a layer.
  private func children(of folder: String) -> [String] {
    var counts: [String: Int] = [:]
    for file in files {
      let path = Self.folder(of: project.files[file].path)
      guard path != folder, Self.lies(path, in: folder) else { continue }
      let rest = folder.isEmpty ? path[...] : path.dropFirst(folder.count + 1)
      guard let first = rest.split(separator: "/").first else { continue }
      counts[folder.isEmpty ? String(first) : "\(folder)/\(first)", default: 0] += 1
    }
    return counts.filter { $0.value >= 2 }.keys.sorted()
  }

  static func folder(of path: String) -> String { parent(of: path) }

  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
