import Foundation

let drawer = "drawer"

/// The constant itself.
func openOwn() -> URL { URL(fileURLWithPath: drawer, isDirectory: true) }
