// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Computed", targets: [.target(name: "Computed")])
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableExperimentalFeature("StrictConcurrency")]
}
