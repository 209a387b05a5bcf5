// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v26), .macOS(.v15)],  // expect: package-macos-26
  targets: [.target(name: "Orchard")]
)
