import Configuration
import LintRules
import Project
import Results
import SwiftSource

/// The layout of a project, read before its files are checked.
extension Analysis {
  /// - Parameter dataPaths: the files that name targets and are not Swift.
  func projectFiles(
    _ paths: [String], _ dataPaths: [String], rootName: String,
    problems: inout [Report.Problem], asksForSettings: Bool
  ) async -> ProjectFiles {
    var swift = paths.filter { ["Package.swift", "Project.swift"].contains($0.lastPathComponent) }
    if asksForSettings, swift.contains(where: { $0.lastPathComponent == "Project.swift" }) {
      swift += paths.filter(TuistHelpers.hold)
    }
    let named = swift + dataPaths
    let found = await Workers.map(
      named.count, workers: options.workers, state: SourceFile.init,
      body: { [self] index, file in
        targets(in: named[index], &file, asksForSettings: asksForSettings)
      })
    var manifests: [ProjectManifest] = []
    var dependents = PackageDependents()
    var outsiders = OutsiderSettings()
    for (path, targets) in zip(named, found) {
      switch targets {
      case .failed(let problem): problems.append(problem)
      case .read((let manifest, let package)):
        manifests.append(manifest)
        guard asksForSettings else { continue }
        if let package {
          dependents.add(package, in: manifest.folder)
          outsiders.add(package, in: manifest.folder)
        }
        guard SettingsFile.Format(path: path) == .xcode else { continue }
        for target in manifest.targets { dependents.addApp(target.settings.map(\.name)) }
      }
    }
    let modules = ModuleMap(manifests, files: paths)
    let sources = paths.filter(Walker.isSource)
    let homes = modules.homesOfApps(among: paths)
    if asksForSettings {
      let files = settingsFiles(among: paths + dataPaths, [.xcconfig, .xcodegen, .podfile])
      for file in files { dependents.addApps(of: file) }
      // Where no target says what its files are built with, files of settings do.
      let others = modules.modules.isEmpty ? settingsFiles(among: dataPaths, [.xcode]) : []
      outsiders.replace(
        by: ModuleSetting.withoutTargets(files + others), hasTargets: !modules.modules.isEmpty,
        hasProjects: manifests.contains { $0.kind == .project })
      outsiders.add(projects: manifests)
      outsiders.add(helpers: manifests)
    }
    var files = ProjectFiles(
      paths: paths, rootName: rootName, apps: configuration.apps(of: sources, homes: homes),
      layers: configuration.layers, modules: modules, manifests: manifests,
      dependents: dependents.settings(), outsiders: outsiders)
    if !options.targets.isEmpty { files.raise(to: options.targets) }
    return files
  }

  /// The targets that a file names, or why it cannot be read.
  private enum NamedTargets {
    case read((manifest: ProjectManifest, package: PackageManifest?))
    case failed(Report.Problem)
  }

  /// Reads the targets that the file at `path` names.
  private func targets(
    in path: String, _ file: inout SourceFile, asksForSettings: Bool
  ) -> NamedTargets {
    do {
      try store.read(path, into: &file.buffer)
    } catch {
      return .failed(Report.Problem(path: path, message: "cannot be read: \(error.reason)"))
    }
    return .read(manifest(&file, at: path, asksForSettings: asksForSettings))
  }

  /// The targets in a manifest whose bytes `file` has; if it is a package's, all that it says.
  private func manifest(
    _ file: inout SourceFile, at path: String, asksForSettings: Bool
  ) -> (manifest: ProjectManifest, package: PackageManifest?) {
    let folder = ProjectManifest.folder(of: path)
    let bytes = file.buffer.padded
    switch SettingsFile.Format(path: path) {
    case .xcode:
      let project = XcodeProject(bytes.prefix(file.buffer.count))
      var manifest = ProjectManifest(
        .project, folder: folder, name: XcodeProject.name(at: path), targets: project.targets)
      guard asksForSettings else { return (manifest, nil) }
      let settings = SettingsFile.settingsOfTargets(
        project: project, read: { buffer(FolderPath.join(folder, $0)) })
      for index in manifest.targets.indices {
        manifest.targets[index].settings = settings[manifest.targets[index].name] ?? []
      }
      return (manifest, nil)
    case .xcodegen: return (.xcodeGen(bytes, count: file.buffer.count, at: path), nil)
    case .manifest:
      file.analyse(words: .keywords)
      let package = PackageManifest(file, asksForSettings: asksForSettings)
      let manifest = ProjectManifest(
        .package, folder: folder, name: package.name, targets: package.targets)
      return (manifest, package)
    default:
      file.analyse(words: .keywords)
      return (TuistHelpers.hold(path) ? .helper(file, at: path) : .tuist(file, at: path), nil)
    }
  }

  /// The settings in the files of these formats.
  private func settingsFiles(
    among paths: [String], _ formats: Set<SettingsFile.Format>
  ) -> [SettingsFile] {
    var file = SourceFile()
    return Set(paths).sorted().compactMap { path in
      guard let format = SettingsFile.Format(path: path), formats.contains(format),
        let buffer = buffer(path)
      else { return nil }
      file.buffer = buffer
      return SettingsFile.read(file, path: path)
    }
  }

  /// Returns the contents of a file that may not exist.
  func buffer(_ path: String) -> SourceBuffer? {
    if case .memory(let files) = store { return files[path].map { SourceBuffer($0) } }
    if case .folder(let root, _) = store {
      let place = "\(root)/\(path)"
      // Most of what is asked for is not there, and that is known at once.
      guard FileSystem.isThere(place), Bounds(root: root).hold(place) else { return nil }
    }
    var buffer = SourceBuffer()
    return (try? store.read(path, into: &buffer)).map { buffer }
  }
}
