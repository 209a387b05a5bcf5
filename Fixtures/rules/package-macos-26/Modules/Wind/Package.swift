// swift-tools-version: 6.2
import PackageDescription

var systems: [SupportedPlatform] = [.iOS(.v26)]
#if os(macOS)
  systems.append(.macOS(.v14))
#endif
let package = Package(name: "Wind", platforms: systems)
