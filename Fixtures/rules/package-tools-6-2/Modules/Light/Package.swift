// swift-tools-version: 5.10
import PackageDescription

let package = Package(name: "Light", platforms: [.iOS("26.0"), .macOS("26.0")])
