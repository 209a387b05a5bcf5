// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Wind", platforms: [.watchOS(.v10)])
