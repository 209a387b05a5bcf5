// swift-tools-version: 6.0 // expect: package-tools-6-2
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [
    .iOS(.v18),  // expect: package-ios-26
    .macOS(.v15),  // expect: package-macos-26
  ],
  targets: [
    .target(name: "Weather"),  // expect: default-isolation-missing
    .target(
      name: "Forecast",
      swiftSettings: [
        .swiftLanguageMode(.v5),  // expect: strict-concurrency-enabled
        .unsafeFlags(["-suppress-warnings"]),  // expect: no-concurrency-escape-hatch
      ]),
  ]
)
