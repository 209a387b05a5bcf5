// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Orchard", platforms: [.iOS(.v17)],
  targets: [.target(name: "Orchard"), .testTarget(name: "TreeTests")])
