// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Light",
  platforms: [.iOS("26.0"), .macOS("26.1")],
  targets: [.target(name: "Light")]
)
