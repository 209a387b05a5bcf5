import Project
import Results

/// Which files every run reads.
extension Walker {
  /// Returns true if every run has a use for the file: Swift, Markdown, or a file that names targets.
  static func isAlwaysRead(_ path: String) -> Bool {
    isSource(path) || ProjectManifest.isData(path)
  }

  /// Returns true if the file is one of those that a report counts: no settings that tell what targets and
  /// apps there are, and no file of archlint itself.
  static func counts(_ path: String) -> Bool {
    if isSource(path) { return true }
    let name = path.lastPathComponent
    return SettingsFile.Format(path: path) == nil && !name.hasSuffix(".plist")
      && name != Baseline.fileName[...] && name != configurationName[...]
  }

  /// Returns true if the file is one that people write for others to read: Swift or Markdown.
  static func isSource(_ path: String) -> Bool { isSwift(path) || path.ends(with: ".md") }

  /// Returns true if the file is Swift of the project: rules read that of an article as text.
  static func isSwift(_ path: String) -> Bool { path.ends(with: ".swift") && !isSnippet(path) }

  /// Returns true if the file is Swift that DocC shows in an article or tutorial. It is never compiled, and
  /// declares the same types again at each step.
  private static func isSnippet(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var offset = 0
      let end = bytes.count - snippetFolder.count
      while offset <= end {
        // Few names have a dot before their last one.
        if unsafe bytes[offset] == UInt8(ascii: "."),
          snippetFolder.indices.allSatisfy({ unsafe bytes[offset + $0] == snippetFolder[$0] })
        {
          return true
        }
        offset += 1
      }
      return false
    }
  }

  /// The end of the names of DocC's folders, and what follows it in the paths of their files.
  private static let snippetFolder = Array(".docc/".utf8)
}

extension Walker {
  /// Returns true if a file or bundle in the folder says which targets a project has.
  package static func hasManifest(_ folder: String) -> Bool {
    FileSystem.names(in: folder).contains { name in
      manifests.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// The names of the files of SwiftPM, XcodeGen and Tuist.
  private static let manifests: Set<String> = [
    "Package.swift", "project.yml", "Project.swift", "Workspace.swift",
  ]
}
