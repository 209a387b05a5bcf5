// swift-tools-version: 6.2.1
import PackageDescription

let package = Package(name: "Water", platforms: [.iOS(.v26)])
