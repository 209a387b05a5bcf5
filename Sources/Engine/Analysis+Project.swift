import Configuration
import LintRules
import Project
import SwiftSource

/// The layout of a project, read before its files are checked.
extension Analysis {
  func projectFiles(
    _ paths: [String], _ projectPaths: [String], rootName: String,
    problems: inout [Report.Problem], asksForSettings: Bool
  ) -> ProjectFiles {
    var settings: [String: [ModuleSetting]] = [:]
    var projects: [(folder: String, project: XcodeProject)] = []
    var manifests: [(folder: String, manifest: PackageManifest)] = []
    var dependents = PackageDependents()
    var file = SourceFile()
    for path in paths where path == "Package.swift" || path.hasSuffix("/Package.swift") {
      do {
        try store.read(path, into: &file.buffer)
        file.analyse(words: .keywords)
        let folder = path.dropLast("Package.swift".count)
        manifests.append((String(folder.dropLast(folder.isEmpty ? 0 : 1)), PackageManifest(file)))
        guard asksForSettings else { continue }
        if let last = manifests.last {
          let own = SettingsFile.read(file, path: path)?.settings ?? []
          dependents.add(last.manifest, in: last.folder, own)
        }
        for (target, values) in SettingsFile.settingsOfFolders(manifest: file) {
          settings[ModuleMap.join(String(folder), target)] = values
        }
      } catch {
        problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
      }
    }
    for path in projectPaths {
      do {
        try store.read(path, into: &file.buffer)
        let bytes = file.buffer.padded.prefix(file.buffer.count)
        // The project's file is in the bundle `X.xcodeproj`, which is in the folder.
        let components = path.pathComponents.dropLast(2)
        let folder = components.joined(separator: "/")
        projects.append((folder, XcodeProject(bytes)))
        guard asksForSettings else { continue }
        for (target, values) in SettingsFile.settingsOfFolders(
          project: file, read: { buffer(ModuleMap.join(folder, $0)) })
        {
          settings[ModuleMap.join(folder, target)] = values
        }
      } catch {
        problems.append(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
      }
    }
    if asksForSettings { addApps(paths + projectPaths, to: &dependents) }
    return ProjectFiles(
      paths: paths, rootName: rootName,
      apps: configuration.apps(of: paths.filter(Walker.isAlwaysRead)),
      layers: configuration.layers, manifests: manifests, projects: projects, settings: settings,
      dependents: dependents.settings())
  }

  /// Adds what projects of Xcode and files of build settings say of the platforms of apps.
  private func addApps(_ paths: [String], to dependents: inout PackageDependents) {
    var file = SourceFile()
    for path in Set(paths) {
      guard let format = SettingsFile.Format(path: path), format != .manifest, format != .info,
        let buffer = buffer(path)
      else { continue }
      file.buffer = buffer
      dependents.addApp(SettingsFile.read(file, path: path)?.settings.map(\.name) ?? [])
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
