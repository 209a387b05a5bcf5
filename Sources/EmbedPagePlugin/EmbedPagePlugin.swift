import Foundation
import PackagePlugin

/// Has the files of each page written into one Swift file before the target is compiled.
@main
struct EmbedPagePlugin: BuildToolPlugin {
  /// The types of the pages with the folders of their files and the styles that they share.
  private static let pages = [
    (type: "AuditPage", folder: "Audit/Page", shared: [String]()),
    (type: "GraphPage", folder: "Graph/Page", shared: ["Audit/Page/base.css"]),
    (type: "DiscoveryHTML", folder: "Discovery/Page", shared: ["Audit/Page/base.css"]),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    try Self.pages.map { page -> Command in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(page.type)+Embedded.swift")
      let shared = page.shared.map { target.directoryURL.appending(path: $0) }
      let own = try FileManager.default
        .contentsOfDirectory(
          at: target.directoryURL.appending(path: page.folder), includingPropertiesForKeys: nil
        )
        .filter { ["html", "css", "js"].contains($0.pathExtension) }
        .sorted { $0.path() < $1.path() }
      return .buildCommand(
        displayName: "Embedding \(own.count) files of \(page.type)",
        executable: try context.tool(named: "embed-page").url,
        arguments: [page.type, output.path()] + (shared + own).map { $0.path() },
        inputFiles: shared + own, outputFiles: [output])
    }
  }
}
