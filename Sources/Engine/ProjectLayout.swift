import LintRules
import Project
import Results

/// All that is known of the files of a project before they are looked at.
struct ProjectLayout: Sendable {
  /// The files of the run and those that name targets, sorted.
  let paths: [String]
  /// The positions among them of the files of the run.
  let checked: [Int]
  /// The files of the run.
  let files: ProjectFiles
  let modules: ModuleLayers
  let moduleNames: ModuleNames
  let repository: RepositoryFiles
  /// The files that could not be read.
  let problems: [Report.Problem]

  /// The path of findings about the project as a whole.
  var home: String { ProjectManifest.home(among: paths) }

  /// Returns true if the layout depends on the contents of the file at `path`.
  static func reads(_ path: String) -> Bool {
    let name = path.lastPathComponent
    return name == "Package.swift" || name == "Project.swift" || name == IgnoredFiles.fileName
      || name == EncryptedFiles.fileName
      || ProjectManifest.isData(path) || SettingsFile.Format(path: path) != nil
  }
}
