// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [
    .macOS("26.0"),
    .iOS(.v18),  // expect: package-ios-26
  ],
  targets: [.target(name: "Orchard")]
)
