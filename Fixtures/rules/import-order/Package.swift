// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orchard",
  targets: [.target(name: "Trees"), .target(name: "Roots"), .testTarget(name: "TreesTests")])
