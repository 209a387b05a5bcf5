// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Core", targets: ["Core"])],
  targets: [
    .target(
      name: "Core",
      linkerSettings: [
        .linkedFramework("CoreData"),
        .linkedFramework("UIKit", .when(platforms: [.iOS])),  // expect: core-no-ui-import
        LinkerSetting
          .linkedFramework(  // expect: core-no-ui-import
            "AppKit"
          ),
        .linkedFramework(#"SwiftUI"#),  // expect: core-no-ui-import
        // .linkedFramework("UIKit")
        .linkedLibrary("UIKit"),
        .linkedFramework("UIKitExtras"),
      ]),
    .testTarget(name: "CoreTests", dependencies: ["Core"]),
  ]
)
