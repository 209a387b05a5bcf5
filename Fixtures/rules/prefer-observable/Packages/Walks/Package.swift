// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Walks", platforms: [.iOS(.v16), .macOS(.v14)], targets: [.target(name: "Walks")])
