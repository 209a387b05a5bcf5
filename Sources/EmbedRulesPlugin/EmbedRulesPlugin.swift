import Foundation
import PackagePlugin

/// Has the YAML files of the target's folder written into one Swift file before it is compiled.
@main
struct EmbedRulesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = target.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "RulePack+Embedded.swift")
    let inputs = try ["apis", "catalogue", "presets", "vocabulary"].flatMap { name in
      try FileManager.default
        .contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "yml" }
        .sorted { $0.path() < $1.path() }
    }
    return [
      .buildCommand(
        displayName: "Embedding \(inputs.count) rule files",
        executable: try context.tool(named: "embed-rules").url,
        arguments: [output.path()] + inputs.map { $0.path() },
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
