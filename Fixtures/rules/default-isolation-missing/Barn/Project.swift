import ProjectDescription

let project = Project(
  name: "Barn",
  targets: [
    .target(
      name: "Barn",  // expect: default-isolation-missing
      destinations: .iOS, product: .app, bundleId: "a", sources: ["Classes/**"]),
    .target(
      name: "Shed", destinations: .iOS, product: .app, bundleId: "b", sources: ["Shed/**"],
      settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
    .target(
      name: "Silo", destinations: .iOS, product: .app, bundleId: "c", sources: ["Silo/**"],
      settings: .common),
  ])
