import Foundation
import PackagePlugin

/// `swift package archlint [ARGUMENT...]`: runs archlint in the package's folder.
@main
struct ArchlintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "archlint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("archlint has findings")
    default: Diagnostics.error("archlint could not check the package")
    }
  }
}
