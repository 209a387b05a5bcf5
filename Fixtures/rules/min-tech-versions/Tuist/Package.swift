// swift-tools-version: 5.9
// Where Tuist takes packages from.
import PackageDescription

let package = Package(name: "Orchard", targets: [.target(name: "Lint")])
