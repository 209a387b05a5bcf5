// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Letters", targets: [.target(name: "Letters")])
