// swift-tools-version: 6.2 // expect: package-tools-6-2
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [
    .iOS(.v26),  // expect: package-ios-26
    .macOS(.v26),  // expect: package-macos-26
  ],
  targets: [
    .target(name: "Weather", swiftSettings: [.defaultIsolation(MainActor.self)]),  // expect: default-isolation-missing
    .target(
      name: "Forecast",
      swiftSettings: [
        .unsafeFlags(["-suppress-warnings"]),  // expect: no-concurrency-escape-hatch
      ]),
  ]
)
