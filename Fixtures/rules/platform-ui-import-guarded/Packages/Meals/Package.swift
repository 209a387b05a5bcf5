// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Meals", platforms: [.iOS(.v17)], targets: [.target(name: "Meals")])
