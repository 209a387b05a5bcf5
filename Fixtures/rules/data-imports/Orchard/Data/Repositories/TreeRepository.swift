@preconcurrency import AppKit  // expect: data-imports
import CoreData
import Domain
import Foundation
import OrchardDomain
@_exported
import OrchardPresentation  // expect: data-imports
import Presentation  // expect: data-imports
import SwiftUI  // expect: data-imports
import class UIKit.UIImage  // expect: data-imports

#if os(iOS)
  internal import struct SwiftUI.Image  // expect: data-imports
#else
  import Foundation; import AppKit.NSImage  // expect: data-imports
#endif

/// Keeps trees.
final class TreeRepository {}
