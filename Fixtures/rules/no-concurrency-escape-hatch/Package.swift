// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Orchard",
  targets: [
    .target(
      name: "Orchard",
      swiftSettings: [
        .unsafeFlags(["-suppress-warnings"]),  // expect: no-concurrency-escape-hatch
        .unsafeFlags(["-warn-concurrency"]),
      ])
  ]
)
