// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbor",
  dependencies: [.package(url: "https://github.com/Alamofire/Alamofire", from: "5.9.0")])
