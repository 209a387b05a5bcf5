// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  let systems: [SupportedPlatform] = [.iOS(.v26)]
#else
  let systems: [SupportedPlatform] = [.iOS(.v17), .macOS(.v26)]  // expect: package-ios-26
#endif
let package = Package(name: "Mac", platforms: systems, targets: [.target(name: "Mac")])
