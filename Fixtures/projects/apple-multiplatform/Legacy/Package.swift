// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Legacy", platforms: [.iOS(.v16)], targets: [.target(name: "Legacy", path: "Features")])
