import CryptoKit
import Data  // expect: domain-imports
import Foundation
import OrchardData  // expect: domain-imports
import SwiftUI  // expect: domain-imports

/// A tree of the orchard.
struct TreeModel {
  let kind: String
  let color: Color
}
