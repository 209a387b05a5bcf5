import Configuration
import LintRules
import Project
import SwiftSource

/// The files of a project as git sees them.
extension Analysis {
  /// The files as git sees them, without those that it ignores where no rule asks for them.
  func repositoryFiles(_ paths: [String]) -> RepositoryFiles {
    var files = RepositoryFiles()
    files.tracked = options.tracked
    guard configuration.rules.contains(where: { $0.needs.contains(.repository) }) else {
      return files
    }
    var folders: Set<String> = [""]
    for path in paths {
      var folder = path.parentPath
      while let name = folder, !name.isEmpty, folders.insert(String(name)).inserted {
        folder = name.parentPath
      }
    }
    // Sorted, so that the patterns of a folder come after those of the folder around it.
    for folder in folders.sorted() {
      if let text = text(FolderPath.join(folder, IgnoredFiles.fileName)) {
        files.ignored.add(text, in: folder)
      }
      if let text = text(FolderPath.join(folder, EncryptedFiles.fileName)) {
        files.encrypted.add(text, in: folder)
      }
    }
    return files
  }

  /// The text of a file that may not exist.
  private func text(_ path: String) -> String? {
    buffer(path).map { String(decoding: $0.padded.prefix($0.count), as: UTF8.self) }
  }
}
