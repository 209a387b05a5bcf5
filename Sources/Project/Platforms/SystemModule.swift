/// A module of Apple's SDKs, with the platforms that have it.
package struct SystemModule {
  /// The platforms that have the module, in whole or in part.
  let mayHave: PlatformSet
  /// The platforms that have it in every version that is still built for.
  let have: PlatformSet

  /// The module of the system with a name, nil for others.
  package static func named(_ name: String) -> SystemModule? {
    known[name] ?? (apple.contains(name) ? SystemModule(mayHave: .apple, have: []) : nil)
  }

  /// Source: the modules of the SDKs of Xcode 26. A module that is there in part on a platform may be
  /// there and may be missing.
  private static let known: [String: SystemModule] = [
    "AppKit": .init(mayHave: PlatformSet(.macOS), have: PlatformSet(.macOS)),
    "Cocoa": .init(mayHave: PlatformSet(.macOS), have: PlatformSet(.macOS)),
    "UIKit": .init(mayHave: .devices, have: .devices),
    "TVUIKit": .init(mayHave: PlatformSet(.tvOS), have: PlatformSet(.tvOS)),
    "WatchKit": .init(mayHave: PlatformSet([.watchOS, .iOS]), have: PlatformSet(.watchOS)),
    "CarPlay": .init(mayHave: .devices, have: PlatformSet(.iOS)),
    "ActivityKit": .init(mayHave: .devices, have: []),
    "SwiftUI": .init(mayHave: .apple, have: .apple),
    "Combine": .init(mayHave: .apple, have: .apple),
  ]

  /// Modules that some platform of Apple has, and no other system.
  private static let apple: Set<String> = [
    "CoreData", "SwiftData", "CoreGraphics", "QuartzCore", "CoreImage",
    "CoreText", "CoreLocation", "CoreML", "CoreMotion", "CoreBluetooth", "MapKit", "WebKit",
    "StoreKit", "WidgetKit", "AppIntents", "AVFoundation", "AVKit", "Photos", "PhotosUI",
    "UserNotifications", "CloudKit", "HealthKit", "OSLog", "os", "Security", "Darwin", "ObjectiveC",
    "Metal", "MetalKit", "SceneKit", "SpriteKit", "GameKit", "ARKit", "RealityKit", "Contacts",
    "EventKit", "Vision", "NaturalLanguage", "Network", "TipKit", "Charts", "MessageUI",
    "LocalAuthentication", "AuthenticationServices", "SafariServices", "UniformTypeIdentifiers",
  ]
}
