import Foundation
import PackagePlugin

/// `swift package archlint [ARGUMENT...]`: runs archlint in the package's folder.
@main
struct ArchlintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    do {
      process.executableURL = try context.tool(named: "archlint").url
    } catch PluginContextError.toolNotSupportedOnTargetPlatform {
      throw UnsupportedSystem()
    }
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

/// Why there is no archlint: the bundle of a release has none for this machine.
private struct UnsupportedSystem: Error, CustomStringConvertible {
  let description = """
    archlint has no binary for this system. There are binaries for macOS on arm64 and x86_64, and for \
    Linux on x86_64 and aarch64; elsewhere, build archlint from its source and run it beside the build.
    """
}
