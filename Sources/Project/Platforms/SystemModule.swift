import SwiftSource

/// A module of Apple's SDKs, with the platforms that have it.
struct SystemModule {
  /// The platforms that have the module, in whole or in part.
  let mayHave: PlatformSet
  /// The platforms that have it in every version that is still built for.
  let have: PlatformSet

  /// The module of the system with a name, nil for others.
  static func named(_ name: String) -> SystemModule? {
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

extension SourceFile {
  /// The modules that the file imports and that no system is known to have: those of the project and
  /// of other packages.
  package var importsOfPackages: [Name] { packageImports.map { symbolName($0) } }

  /// The tokens that name these modules.
  package var packageImports: [Int] {
    outline.declarations.compactMap { declaration -> Int? in
      guard declaration.kind == .import, !declaration.name.isEmpty else { return nil }
      let token = Int(declaration.name.start)
      let name = identifier(token)
      let isOfSystem = SystemModule.named(name) != nil || Presence.isSystemModule(name)
      return isOfSystem ? nil : token
    }
  }

  /// Returns true if the file may not see a type of the system: it imports single declarations of
  /// modules, and not this one.
  package func mayLack(_ type: Name) -> Bool {
    let imports = outline.declarations.filter { $0.kind == .import && !$0.name.isEmpty }
    let alone = imports.filter {
      Int($0.name.start) > Int($0.introducer) + 1 && $0.name.indices.count > 2
    }
    guard !alone.isEmpty else { return false }
    let whole = imports.filter { $0.name.indices.count == 1 }
      .map { symbolName(Int($0.name.start)) }
    return alone.contains { !whole.contains(symbolName(Int($0.name.start))) }
      && !alone.contains { symbolName(Int($0.name.end) - 1) == type }
  }
}
