// swift-tools-version: 6.2
import PackageDescription

let loose: [SwiftSetting] = [
  .swiftLanguageMode(.v5),  // expect: strict-concurrency-enabled
  .enableUpcomingFeature("ExistentialAny"),
]
let package = Package(
  name: "Back",
  targets: [
    .target(name: "Back", swiftSettings: loose),
    .target(name: "Front", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "Side",
      swiftSettings: [.unsafeFlags(["-strict-concurrency=targeted"])]),  // expect: strict-concurrency-enabled
  ]
)
