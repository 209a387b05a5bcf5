import Foundation
import PackagePlugin

/// Shows the findings in a target as warnings of its build.
@main
struct ArchlintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    // A finding in one target may come from another one, so that all of them count as input.
    let inputs = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    return LintCommand(
      tool: try archlint { try context.tool(named: $0) }, root: context.package.directoryURL,
      name: target.name, paths: [target.directoryURL], inputs: inputs
    ).buildCommands()
  }
}

/// The archlint that SwiftPM has built, or has found in the bundle of a release.
///
/// - Parameter tool: finds a tool by its name.
private func archlint(_ tool: (String) throws -> PluginContext.Tool) throws -> URL {
  do {
    return try tool("archlint").url
  } catch PluginContextError.toolNotSupportedOnTargetPlatform {
    throw UnsupportedSystem()
  }
}

/// Why there is no archlint: the bundle of a release has none for this machine.
private struct UnsupportedSystem: Error, CustomStringConvertible {
  let description = """
    archlint has no binary for this system. There are binaries for macOS on arm64 and x86_64, and for \
    Linux on x86_64 and aarch64; elsewhere, build archlint from its source and run it beside the build.
    """
}

/// How archlint is run for one target.
private struct LintCommand {
  let tool: URL
  /// The folder of the package or project, above which no configuration is looked for.
  let root: URL
  let name: String
  /// The files and folders of the target.
  let paths: [URL]
  let inputs: [URL]

  /// The command, none if the project has no configuration: a build should not guess one.
  func buildCommands() -> [Command] {
    let configuration = root.appending(path: ".archlint.yml")
    guard FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) else {
      Diagnostics.remark("no .archlint.yml in \(root.path(percentEncoded: false)); not checked")
      return []
    }
    let arguments =
      [
        "lint", "--config", configuration.path(percentEncoded: false), "--format", "compact",
        "--fail-on", "never", "--as-warnings", "--",
      ] + paths.map { $0.path(percentEncoded: false) }
    // An output that is not Swift would become a resource of the target; there is none.
    return [
      .buildCommand(
        displayName: "archlint \(name)", executable: tool, arguments: arguments,
        inputFiles: inputs + [configuration], outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ArchlintBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      guard !files.isEmpty else { return [] }
      return LintCommand(
        tool: try archlint { try context.tool(named: $0) }, root: context.xcodeProject.directoryURL,
        name: target.displayName, paths: files, inputs: files
      ).buildCommands()
    }
  }
#endif
