// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Charts",
  targets: [.target(name: "Charts", swiftSettings: [.defaultIsolation(MainActor.self)])])
