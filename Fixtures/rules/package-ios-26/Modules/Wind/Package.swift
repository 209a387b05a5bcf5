// swift-tools-version: 6.2
import PackageDescription

/// Which systems the package is for depends on the machine that builds it.
func systems() -> [SupportedPlatform] { [.iOS(.v17)] }
let package = Package(name: "Wind", platforms: systems(), targets: [.target(name: "Wind")])
