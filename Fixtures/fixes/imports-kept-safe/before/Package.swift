// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbor",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Harbor"),
    .target(name: "Lanterns"),
    .target(name: "Moorings"),
  ]
)
