// swift-tools-version: 6.1  // expect: package-tools-6-2
import PackageDescription

let package = Package(name: "Orchard", platforms: [.iOS(.v26), .macOS(.v26)])
