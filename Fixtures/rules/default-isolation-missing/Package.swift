// swift-tools-version: 6.2
import PackageDescription

let shared: [Target.Dependency] = [.target(name: "Seeds")]
let package = Package(
  name: "Orchard",
  targets: [
    .target(name: "Orchard", dependencies: shared),  // expect: default-isolation-missing
    .target(name: "Seeds"),
    .target(name: "OrchardTestUtilities"),
    .target(
      name: "Trees", dependencies: [.target(name: "Seeds")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
  ]
)
