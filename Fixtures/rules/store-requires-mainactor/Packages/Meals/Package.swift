// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "Meals",
  targets: [.target(name: "Meals", swiftSettings: [.defaultIsolation(MainActor.self)])])
