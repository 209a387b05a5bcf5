// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Trailhead",
  platforms: [.iOS(.v26), .macOS(.v26)],
  products: [.library(name: "Trailhead", targets: ["Trailhead"])],
  targets: [
    .target(name: "DesignSystem", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(
      name: "Trailhead", dependencies: ["DesignSystem"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "TrailheadTests", dependencies: ["Trailhead"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
