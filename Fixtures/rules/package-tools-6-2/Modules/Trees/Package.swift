// swift-tools-version: 6.0  // expect: package-tools-6-2
import PackageDescription

let package = Package(
  name: "Trees", platforms: [.iOS("26.0")],
  targets: [.target(name: "Trees", swiftSettings: [.defaultIsolation(MainActor.self)])])
