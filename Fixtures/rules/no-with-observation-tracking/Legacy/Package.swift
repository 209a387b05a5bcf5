// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Legacy", platforms: [.iOS(.v17)], targets: [.target(name: "Legacy")])
