import Configuration
import LintRules
import Project
import SwiftSource

/// The layout of a project, read before its files are checked.
extension Analysis {
  /// - Parameter dataPaths: the files that name targets and are not Swift.
  func projectFiles(
    _ paths: [String], _ dataPaths: [String], rootName: String,
    problems: inout [Report.Problem], asksForSettings: Bool
  ) -> ProjectFiles {
    var manifests: [ProjectManifest] = []
    var file = SourceFile()
    let swift = paths.filter { ["Package.swift", "Project.swift"].contains($0.lastPathComponent) }
    for path in swift + dataPaths {
      do {
        try store.read(path, into: &file.buffer)
        manifests.append(manifest(&file, at: path, asksForSettings: asksForSettings))
      } catch {
        problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
      }
    }
    let modules = ModuleMap(manifests, files: paths)
    let sources = paths.filter(Walker.isSource)
    let homes = modules.homesOfApps(among: paths)
    return ProjectFiles(
      paths: paths, rootName: rootName, apps: configuration.apps(of: sources, homes: homes),
      layers: configuration.layers, modules: modules, manifests: manifests)
  }

  /// The targets in a manifest whose bytes `file` has.
  private func manifest(
    _ file: inout SourceFile, at path: String, asksForSettings: Bool
  ) -> ProjectManifest {
    let folder = ProjectManifest.folder(of: path)
    let bytes = file.buffer.padded
    switch SettingsFile.Format(path: path) {
    case .xcode:
      let project = XcodeProject(bytes.prefix(file.buffer.count))
      var manifest = ProjectManifest(
        .project, folder: folder, name: XcodeProject.name(at: path), targets: project.targets)
      guard asksForSettings else { return manifest }
      let settings = SettingsFile.settingsOfTargets(
        project: project, read: { buffer(ModuleMap.join(folder, $0)) })
      for index in manifest.targets.indices {
        manifest.targets[index].settings = settings[manifest.targets[index].name] ?? []
      }
      return manifest
    case .xcodegen: return .xcodeGen(bytes, count: file.buffer.count, at: path)
    case .manifest:
      file.analyse(words: .keywords)
      let package = PackageManifest(file, asksForSettings: asksForSettings)
      return ProjectManifest(
        .package, folder: folder, name: package.name, targets: package.targets)
    default:
      file.analyse(words: .keywords)
      return .tuist(file, at: path)
    }
  }

  /// Returns the contents of a file that may not exist.
  private func buffer(_ path: String) -> SourceBuffer? {
    if case .memory(let files) = store { return files[path].map { SourceBuffer($0) } }
    if case .folder(let root, _) = store, !Bounds(root: root).hold("\(root)/\(path)") { return nil }
    var buffer = SourceBuffer()
    return (try? store.read(path, into: &buffer)).map { buffer }
  }

  /// The changes that the run is about, as rules about the project see them.
  func projectChanges(_ files: ProjectFiles) -> ProjectChanges {
    var changes = ProjectChanges(today: options.today) { files.place(of: $0) }
    changes.changes = options.changes?.changes
    changes.authorizations =
      configuration.authorizations
      + (options.changes?.messages.flatMap { Authorization.trailers(in: $0) } ?? [])
    if ruleSet.comparesInterfaces { changes.interfaces = interfaces(files) }
    return changes
  }

  /// The declarations of changed files before and after the change, nil if their previous contents
  /// are not known.
  private func interfaces(_ files: ProjectFiles) -> InterfaceComparison? {
    guard let changes = options.changes, let previous = changes.previous else { return nil }
    let known = Set(files.paths)
    var comparison = InterfaceComparison()
    var file = SourceFile()
    for change in changes.changes {
      let oldPath = change.oldPath ?? change.path
      comparison.paths[oldPath] = change.path
      if let bytes = previous[oldPath] {
        file.path = oldPath
        file.buffer = SourceBuffer(bytes)
        file.analyse(words: .keywords)
        comparison.old += PublicDeclaration.all(in: file, at: files.place(of: oldPath))
      }
      // A file that cannot be read is reported with the files.
      guard known.contains(change.path), change.path.hasSuffix(".swift"),
        (try? store.read(change.path, into: &file.buffer)) != nil
      else { continue }
      file.path = change.path
      file.analyse(words: .keywords)
      comparison.new += PublicDeclaration.all(in: file, at: files.place(of: change.path))
    }
    return comparison
  }
}
