// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Soil", targets: [.target(name: "Soil")])  // expect: package-ios-26
