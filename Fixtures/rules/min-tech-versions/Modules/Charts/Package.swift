// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Charts",
  platforms: [.iOS(.v17)],
  dependencies: [
    .package(url: "https://github.com/Alamofire/Alamofire", .upToNextMajor(from: "5.10.0")),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.0.0"),
  ])
