let package = Package(
  name: "Soil",
  targets: [.target(name: "Soil"), .target(name: "SoilStore", dependencies: ["Soil"])])
