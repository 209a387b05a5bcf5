// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  targets: [
    .target(
      name: "Core",
      swiftSettings: [.swiftLanguageMode(.v5)])  // expect: concurrency-silencing-needs-reason
  ])
