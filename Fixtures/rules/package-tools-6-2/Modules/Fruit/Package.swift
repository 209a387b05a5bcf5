// swift-tools-version:5.9  // expect: package-tools-6-2
import PackageDescription

let package = Package(name: "Fruit", platforms: [.iOS(.v17)])
