// swift-tools-version: 5.9  // expect: swift-6-tools
import PackageDescription
let package = Package(name: "Apples")
