// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  let package = Package(
    name: "Moss", platforms: [.iOS(.v26)], targets: [.target(name: "Moss")])
#else
  let package = Package(
    name: "Moss",
    platforms: [.iOS(.v17)],  // expect: package-ios-26
    targets: [.target(name: "Moss")])
#endif
