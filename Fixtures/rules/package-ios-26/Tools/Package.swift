// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tools", platforms: [.macOS(.v26)], targets: [.executableTarget(name: "Tools")])
