// expect-next: no-package-manifest-change
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tools",
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0")  // expect: no-package-manifest-change, no-dependency-change
  ])
