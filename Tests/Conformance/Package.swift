// swift-tools-version: 6.2
import PackageDescription

// Compares the lexer and the outline with swift-syntax, which archlint itself does not use. With
// SWIFT_SYNTAX_PATH a checkout of swift-syntax is taken instead of the published package.
let swiftSyntax: Package.Dependency =
  if let path = Context.environment["SWIFT_SYNTAX_PATH"] {
    .package(name: "swift-syntax", path: path)
  } else {
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  }

let package = Package(
  name: "conformance",
  platforms: [.macOS(.v15)],
  dependencies: [swiftSyntax],
  targets: [
    // The lexer and the outline, by links to their folders.
    .target(name: "Buffers", swiftSettings: [.enableExperimentalFeature("Lifetimes")]),
    .target(name: "SwiftSource", dependencies: ["Buffers"]),
    .executableTarget(
      name: "conformance",
      dependencies: [
        "SwiftSource",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ]
)
