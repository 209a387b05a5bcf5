// swift-tools-version: 5.10  // expect: swift-6-tools
// expect-file: ci-runs-tests
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v14), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)],
  targets: [
    .target(name: "Garden", path: "Garden"),  // expect: strict-concurrency-enabled
    .testTarget(
      name: "GardenTests", dependencies: ["Garden"], path: "Tests",
      swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]),
  ])
