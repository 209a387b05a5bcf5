// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v26), .macOS(.v26)],
  targets: [
    .target(name: "Orchard", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "Seeds"),
    .target(name: "Roots", swiftSettings: [.defaultIsolation(nil)]),
  ]
)
