// Every way to import something.
@preconcurrency import AppKit  // expect: domain-imports
@testable import OrchardData  // expect: domain-imports
@_exported
import SwiftUI  // expect: domain-imports
import class UIKit.UIDevice  // expect: domain-imports
internal import struct SwiftUI . Color  // expect: domain-imports
import typealias Data.Row  // expect: domain-imports
@_spi(Trees) @_implementationOnly import UIKit.UIGeometry  // expect: domain-imports
import Foundation; import UIKit  // expect: domain-imports
import `SwiftUI`  // expect: domain-imports

#if canImport(UIKit)
  import UIKit  // expect: domain-imports
#elseif os(macOS)
  public import AppKit  // expect: domain-imports
#else
  #if DEBUG
    import  // expect: domain-imports
      Data
  #endif
#endif

final class PlantTreeUseCase {}
