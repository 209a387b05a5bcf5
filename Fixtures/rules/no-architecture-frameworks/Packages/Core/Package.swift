// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  dependencies: [
    .package(url: "https://github.com/SnapKit/SnapKit", from: "5.0.0"),  // expect: no-architecture-frameworks
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ])
