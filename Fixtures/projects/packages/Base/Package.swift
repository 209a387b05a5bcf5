// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Base",
  targets: [
    .target(name: "Models"),
    .target(name: "Kit", dependencies: ["Models"]),
  ]
)
