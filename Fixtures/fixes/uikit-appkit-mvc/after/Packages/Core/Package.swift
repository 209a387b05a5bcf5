// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Core", targets: ["Core"])],
  targets: [
    .target(
      name: "Core", path: "Sources",
      linkerSettings: [
        .linkedFramework("CoreLocation"),
        .linkedFramework("AppKit", .when(platforms: [.macOS])),  // expect: core-no-ui-import
      ]),
    .testTarget(name: "CoreTests", dependencies: ["Core"], path: "Tests"),
  ]
)
