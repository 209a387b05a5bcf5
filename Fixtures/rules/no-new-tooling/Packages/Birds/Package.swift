// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Birds",
  dependencies: [.package(url: "https://github.com/realm/SwiftLint", from: "0.57.0")])
