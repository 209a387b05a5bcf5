import LintRules
import Project

/// An overview of a project: its files, manifests, modules and imports.
package struct ProjectOverview: Sendable {
  package internal(set) var swiftFiles = 0
  package internal(set) var markdownFiles = 0
  /// Folders with a `Package.swift`.
  package internal(set) var packages = 0
  /// Xcode projects.
  package internal(set) var xcodeProjects = 0
  /// Modules with files, those of tests and fixtures left out.
  package internal(set) var modules: Set<String> = []
  /// How many files import each module, those that most import first.
  package internal(set) var imports: [(module: String, files: Int)] = []
  /// Folders named `Generated`, from the root on.
  package internal(set) var generated: [String] = []

  init(paths: [String], survey: Survey, imports: [String: Int]) {
    swiftFiles = paths.count { $0.hasSuffix(".swift") }
    markdownFiles = paths.count { $0.hasSuffix(".md") }
    packages = paths.count { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    xcodeProjects = paths.count { $0.hasSuffix(SettingsFile.Format.xcodeFile) }
    modules = Set(survey.places.filter { !$0.isTest && !$0.isInFixtures }.compactMap(\.module))
    self.imports = imports.map { ($0.key, $0.value) }
      .sorted { ($1.files, $0.module) < ($0.files, $1.module) }
    generated = AppFolders.folders(of: paths).filter {
      $0.lastPathComponent == "Generated"
    }
    .sorted()
  }

  /// The observations, one sentence per line.
  package var sentences: [String] {
    var parts = [counted(swiftFiles, "Swift file")]
    if markdownFiles > 0 { parts.append(counted(markdownFiles, "Markdown file")) }
    if packages > 0 { parts.append(counted(packages, "package")) }
    if xcodeProjects > 0 { parts.append(counted(xcodeProjects, "Xcode project")) }
    if !modules.isEmpty { parts.append(counted(modules.count, "module")) }
    var sentences = [parts.joined(separator: ", ")]
    let most = imports.prefix(5).map { "\($0.module) in \(counted($0.files, "file"))" }
    if !most.isEmpty { sentences.append("imports: " + most.joined(separator: ", ")) }
    return sentences
  }
}
