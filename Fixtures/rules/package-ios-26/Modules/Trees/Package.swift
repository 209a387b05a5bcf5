// swift-tools-version: 6.2
import PackageDescription

let package = Package(  // expect: package-ios-26
  name: "Trees",
  platforms: [.macOS(.v26)],
  targets: [.target(name: "Trees")]
)
