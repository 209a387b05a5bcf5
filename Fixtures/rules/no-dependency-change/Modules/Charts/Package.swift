// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Charts",
  dependencies: [
    .package(url: "https://github.com/Alamofire/Alamofire", from: "5.10.0"),  // expect: no-dependency-change
    .package(path: "../Maps"),  // expect: no-dependency-change
  ],
  targets: [.target(name: "Charts")])
