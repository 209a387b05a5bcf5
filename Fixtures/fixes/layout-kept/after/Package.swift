// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tracks", // the name
  platforms: [
    .macOS(.v26), // desktops
    .tvOS(.v26), // televisions
    .iOS(.v26)
    // No watches yet.
  ],
  targets: [
    .target(
      name: "Tracks", // the app
      path: "Sources/Tracks", // its files
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "Shared", swiftSettings: [.define("A") /* for tests */, .defaultIsolation(MainActor.self)]),
    .target(name: "Player", swiftSettings: [ // of the player
      .define("A"), .define("B"), // both
      .defaultIsolation(MainActor.self)
    ]),
    .target(name: "Radio", swiftSettings: [
      .define("A"), // one
      .define("B"), // two
      .defaultIsolation(MainActor.self),
    ]),
  ]
)
