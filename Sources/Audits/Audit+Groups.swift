import LintRules

extension Audit {
  /// The ways to group findings.
  package enum Grouping: String, Sendable, CaseIterable {
    case rule, folder, owner
  }

  /// Some findings with something in common.
  package struct Group: Sendable {
    /// The rule, owner, or folder (with a slash at its end) of all of them. A star means the files
    /// of a folder whose other folders are groups of their own.
    package let name: String
    /// The findings, as indices.
    package let findings: [Int]
    package let tally: Tally
  }

  /// The findings in groups, the largest first.
  ///
  /// - Parameter folders: how many groups of folders there may be; folders are opened, those with
  ///   the most findings first, as long as there are not more.
  package func groups(_ findings: [Int], by grouping: Grouping, folders: Int = 8) -> [Group] {
    var groups: [String: [Int]] = [:]
    switch grouping {
    case .rule:
      for index in findings { groups[self.findings[index].diagnostic.rule, default: []] += [index] }
    case .owner:
      for index in findings {
        let owners = self.findings[index].owners
        groups[owners.isEmpty ? "no owner" : owners.joined(separator: " "), default: []] += [index]
      }
    case .folder:
      return FolderGroups(
        findings.map { ($0, self.findings[$0].diagnostic.location.pathOfFolder) }
      )
      .groups(atMost: folders).map { group($0.name, $0.findings) }.sorted(by: Self.precedes)
    }
    return groups.map { group($0.key, $0.value) }.sorted(by: Self.precedes)
  }

  private func group(_ name: String, _ findings: [Int]) -> Group {
    Group(name: name, findings: findings.sorted(), tally: tally(findings))
  }

  private static func precedes(_ left: Group, _ right: Group) -> Bool {
    (right.findings.count, left.name) < (left.findings.count, right.name)
  }
}

extension Location {
  /// The path, with a slash at its end where it is that of a folder.
  fileprivate var pathOfFolder: String {
    guard region == nil, let name = path.split(separator: "/").last, !name.contains("."),
      // Podfile, README
      !name.hasSuffix("file"), name.contains(where: \.isLowercase)
    else { return path }
    return path + "/"
  }
}

/// Findings by folder, with few enough folders to be read.
private struct FolderGroups {
  private struct Folder {
    let path: String
    var findings: [(index: Int, path: String)]
    /// True if the group holds only the files directly in the folder.
    var isOpened = false

    /// The folder just below ``path`` that a file is in, nil for a file in it.
    func child(of file: String) -> String? {
      let rest = file.utf8.dropFirst(path.utf8.count)
      return rest.firstIndex(of: UInt8(ascii: "/")).map { slash in
        String(file[..<file.utf8.index(after: slash)])
      }
    }
  }

  private let root: Folder

  init(_ findings: [(Int, String)]) {
    root = Folder(path: "", findings: findings.map { (index: $0.0, path: $0.1) })
  }

  func groups(atMost limit: Int) -> [(name: String, findings: [Int])] {
    var folders = [narrowed(root)]
    while true {
      // The largest that can be opened without more groups than wanted.
      let candidates = folders.indices.filter { !folders[$0].isOpened }
        .sorted { folders[$0].findings.count > folders[$1].findings.count }
      var hasOpened = false
      for index in candidates {
        let parts = opened(folders[index])
        guard parts.count > 1, folders.count - 1 + parts.count <= limit else { continue }
        folders.remove(at: index)
        folders += parts
        hasOpened = true
        break
      }
      if !hasOpened { break }
    }
    return folders.filter { !$0.findings.isEmpty }.map { folder in
      let name = folder.isOpened ? folder.path + "*" : folder.path.isEmpty ? "./" : folder.path
      return (name, folder.findings.map(\.index))
    }
  }

  /// The folders in a folder, and the files beside them.
  private func opened(_ folder: Folder) -> [Folder] {
    var children: [String: Folder] = [:]
    var files = Folder(path: folder.path, findings: [], isOpened: true)
    for finding in folder.findings {
      if let child = folder.child(of: finding.path) {
        children[child, default: Folder(path: child, findings: [])].findings.append(finding)
      } else {
        files.findings.append(finding)
      }
    }
    let parts = children.sorted { $0.key < $1.key }.map { narrowed($0.value) }
    return parts + (files.findings.isEmpty ? [] : [files])
  }

  /// The innermost folder that holds all findings of one.
  private func narrowed(_ folder: Folder) -> Folder {
    var folder = folder
    while let first = folder.findings.first, let child = folder.child(of: first.path),
      folder.findings.allSatisfy({ $0.path.hasPrefix(child) })
    {
      folder = Folder(path: child, findings: folder.findings)
    }
    return folder
  }
}
