// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Features",
  products: [.library(name: "CartFeature", targets: ["CartFeature"])],
  dependencies: [.package(path: "../Base")],
  targets: [
    .target(name: "CartFeature", dependencies: [.product(name: "Models", package: "Base")]),
    .target(name: "SearchFeature", dependencies: ["CartFeature"], path: "Search"),
    .testTarget(name: "CartFeatureTests", dependencies: ["CartFeature"]),
  ]
)
