// expect-next: min-tech-versions
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Harbor",
  platforms: [
    .iOS(.v16),  // expect: min-tech-versions
    .macOS(.v13),
  ],
  dependencies: [
    .package(url: "https://github.com/Alamofire/Alamofire.git", from: "5.8.1"),  // expect: min-tech-versions
    .package(url: "https://github.com/pointfreeco/swift-dependencies", exact: "0.4.0"),  // expect: min-tech-versions
    .package(url: "https://github.com/example/alamofire-images", from: "4.0.0"),
  ])
