// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Walks",
  targets: [.target(name: "Walks", swiftSettings: [.swiftLanguageMode(.v5)])])  // expect: swift-6-tools
