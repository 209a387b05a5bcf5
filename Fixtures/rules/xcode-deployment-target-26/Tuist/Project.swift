import ProjectDescription

let oldest = "16.0"

let project = Project(
  name: "Orchard",
  targets: [
    .target(
      name: "Orchard", destinations: .iOS, product: .app, bundleId: "a",
      deploymentTargets: .iOS("17.0"),  // expect: xcode-deployment-target-26
      sources: ["Classes/**"]),
    .target(
      name: "Seeds", destinations: .iOS, product: .framework, bundleId: "b",
      deploymentTargets: .multiplatform(
        iOS: "26.0",
        macOS: "14.0"),  // expect: xcode-deployment-target-26
      sources: ["Seeds/**"]),
  ])
