import Foundation
import PackagePlugin

/// Has the files of the audit's page written into one Swift file before the target is compiled.
@main
struct EmbedPagePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Audit/Page")
    let output = context.pluginWorkDirectoryURL.appending(path: "AuditPage+Embedded.swift")
    let inputs = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["html", "css", "js"].contains($0.pathExtension) }
      .sorted { $0.path() < $1.path() }
    return [
      .buildCommand(
        displayName: "Embedding \(inputs.count) files of the audit's page",
        executable: try context.tool(named: "embed-page").url,
        arguments: [output.path()] + inputs.map { $0.path() },
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
