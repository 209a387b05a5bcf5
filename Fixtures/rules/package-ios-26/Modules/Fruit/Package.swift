// swift-tools-version: 5.9
import PackageDescription

let systems: [SupportedPlatform] = [.iOS("16.4"), .macOS(.v13)]  // expect: package-ios-26
let package = Package(name: "Fruit", platforms: systems, targets: [.target(name: "Fruit")])
