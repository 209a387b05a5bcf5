// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bakery",
  dependencies: [
    .package(url: "https://example.com/di/Swinject.git", from: "2.0.0"),  // expect: no-third-party-di
    .package(name: "Factory", url: "https://example.com/di/factory", .upToNextMajor(from: "2.0.0")),  // expect: no-third-party-di
    .package(url: "https://example.com/di/swift-dependencies", branch: "main"),  // expect: no-third-party-di
    .package(url: "https://example.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://example.com/tools/dependencies-report", from: "1.0.0"),
    .package(path: "../Resolver"),
  ],
  targets: [
    .target(name: "Oven", dependencies: ["Swinject", "Knit"]),
    // A module of the project, whatever others are called so.
    .target(name: "Knit"),
  ]
)
