// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Letters", platforms: [.iOS(.v17), .visionOS(.v1)], targets: [.target(name: "Letters")])
