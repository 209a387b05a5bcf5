// swift-tools-version: 6.2
import PackageDescription

// The plugins of archlint @VERSION@ with its binary: nothing of archlint is compiled.
let package = Package(
  name: "archlint-plugins",
  products: [
    .executable(name: "ArchlintBinary", targets: ["ArchlintBinary"]),
    .plugin(name: "ArchlintBuildToolPlugin", targets: ["ArchlintBuildToolPlugin"]),
    .plugin(name: "ArchlintCommandPlugin", targets: ["ArchlintCommandPlugin"]),
  ],
  targets: [
    .plugin(
      name: "ArchlintBuildToolPlugin", capability: .buildTool(),
      dependencies: ["ArchlintBinary"]),
    .plugin(
      name: "ArchlintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "archlint", description: "Check the package with archlint")),
      dependencies: ["ArchlintBinary"]),
    .binaryTarget(
      name: "ArchlintBinary",
      @BUNDLE@),
  ]
)
