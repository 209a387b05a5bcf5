// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Water",
  platforms: [.iOS(.v26), .macOS(.v26), .macCatalyst(.v18), .tvOS(.v17), .visionOS(.v2)])
