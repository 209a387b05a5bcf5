// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Harbor",
  platforms: [.macOS(.v14), .iOS(.v17)],
  targets: [.target(name: "Harbor")])
