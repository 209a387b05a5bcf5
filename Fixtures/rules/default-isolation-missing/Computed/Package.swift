// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Computed", targets: [.target(name: "Fence")])
for target in package.targets {
  target.swiftSettings = [.defaultIsolation(MainActor.self)]
}
