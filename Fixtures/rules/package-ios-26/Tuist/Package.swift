// swift-tools-version: 6.0
// Where Tuist takes packages from.
import PackageDescription

let package = Package(
  name: "Orchard",
  dependencies: [.package(url: "https://example.com/soil", from: "1.0.0")])
