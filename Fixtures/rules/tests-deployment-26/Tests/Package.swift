// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "OrchardTests",
  platforms: [.iOS(.v17)],  // expect: tests-deployment-26
  targets: [.testTarget(name: "OrchardTests")]
)
