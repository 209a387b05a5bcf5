// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Samples",
  targets: [
    .target(name: "Apples"),
    .target(name: "Walks"),
    .target(name: "Boats"),
    .target(name: "Stones"),
    .target(name: "Meals"),
  ])
