// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Water",
  platforms: [.iOS(.v26), .macOS(.v26), .watchOS(.v11)],
  targets: [.target(name: "Water", linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))])]
)
