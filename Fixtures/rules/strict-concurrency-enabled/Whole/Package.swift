// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Whole",
  targets: [
    .target(name: "Whole")  // expect: strict-concurrency-enabled
  ],
  swiftLanguageModes: [.v5]  // expect: strict-concurrency-enabled
)
