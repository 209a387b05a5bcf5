// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Samples",
  targets: [
    .target(name: "Apples"),
    .target(name: "Walks"),
    .target(name: "Letters"),
    .target(name: "Boats"),
  ])
