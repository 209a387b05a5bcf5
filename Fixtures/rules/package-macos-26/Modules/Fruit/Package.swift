// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Fruit",
  platforms: [
    .iOS("26.0"),
    .macOS(.v10_15),  // expect: package-macos-26
  ]
)
