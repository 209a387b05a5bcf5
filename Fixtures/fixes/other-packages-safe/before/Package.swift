// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Harbor",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(url: "https://example.com/tides", from: "1.0.0")],
  targets: [
    .target(name: "Harbor", dependencies: ["Ropes", .product(name: "Tides", package: "tides")]),
    .target(name: "Ropes"),
  ])
