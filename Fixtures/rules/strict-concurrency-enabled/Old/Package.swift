// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Old",
  targets: [
    .target(name: "Old"),  // expect: strict-concurrency-enabled
    .executableTarget(name: "Run", dependencies: [.target(name: "Old")]),  // expect: strict-concurrency-enabled
    .testTarget(  // a comment of no meaning
      name: "OldTests",  // expect: strict-concurrency-enabled
      dependencies: ["Old"]),
    .target(name: "New", swiftSettings: [.enableExperimentalFeature("StrictConcurrency")]),
    .target(name: "Next", swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]),
    .target(name: "Flags", swiftSettings: [.unsafeFlags(["-strict-concurrency=complete"])]),
    .plugin(name: "Plug", capability: .buildTool()),
    .target(name: "CKit", publicHeadersPath: "include"),
  ]
)
