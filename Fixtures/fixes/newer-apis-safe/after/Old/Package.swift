// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Reefs",
  platforms: [.iOS(.v14), .macOS(.v11)],
  targets: [.target(name: "Reefs")]
)
