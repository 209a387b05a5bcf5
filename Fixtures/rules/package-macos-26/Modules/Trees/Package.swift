// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Trees", platforms: [.iOS(.v26)])  // expect: package-macos-26
