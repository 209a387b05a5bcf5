import Foundation

let drawer = "drawer"

/// The constant itself.
func openOwn() -> URL { URL(filePath: drawer, directoryHint: .isDirectory) }
