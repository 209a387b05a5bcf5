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
    var file = SourceFile()
    for path in paths where path == "Package.swift" || path.hasSuffix("/Package.swift") {
      do {
        try store.read(path, into: &file.buffer)
        file.analyse(words: .keywords)
        let folder = path.dropLast("Package.swift".count)
        manifests.append((String(folder.dropLast(folder.isEmpty ? 0 : 1)), PackageManifest(file)))
        guard asksForSettings else { continue }
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
    return ProjectFiles(
      paths: paths, rootName: rootName,
      apps: configuration.apps(of: paths.filter(Walker.isAlwaysRead)),
      layers: configuration.layers, manifests: manifests, projects: projects, settings: settings)
  }

  /// Returns the contents of a file that may not exist.
  func buffer(_ path: String) -> SourceBuffer? {
    if case .memory(let files) = store { return files[path].map { SourceBuffer($0) } }
    if case .folder(let root, _) = store, !Bounds(root: root).hold("\(root)/\(path)") { return nil }
    var buffer = SourceBuffer()
    return (try? store.read(path, into: &buffer)).map { buffer }
  }
}
