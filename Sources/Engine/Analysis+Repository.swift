import Configuration
import LintRules
import Project
import SwiftSource

/// The files of a project as git sees them.
extension Analysis {
  /// The files as git sees them, empty where no rule asks for it.
  func repositoryFiles(_ paths: [String]) -> RepositoryFiles {
    var files = RepositoryFiles()
    guard configuration.rules.contains(where: { $0.needs.contains(.repository) }) else {
      return files
    }
    files.tracked = options.tracked
    var folders: Set<String> = [""]
    for path in paths {
      var folder = path.parentPath
      while let name = folder, !name.isEmpty, folders.insert(String(name)).inserted {
        folder = name.parentPath
      }
    }
    // Sorted, so that the patterns of a folder come after those of the folder around it.
    for folder in folders.sorted() {
      let path = FolderPath.join(folder, IgnoredFiles.fileName)
      guard let buffer = buffer(path) else { continue }
      files.ignored.add(
        String(decoding: buffer.padded.prefix(buffer.count), as: UTF8.self), in: folder)
    }
    return files
  }
}
