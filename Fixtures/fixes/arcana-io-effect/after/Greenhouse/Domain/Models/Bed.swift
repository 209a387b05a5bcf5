import Foundation
import SwiftUI  // expect: layer-imports

/// A bed with plants in it.
struct Bed: Identifiable, Sendable {
  let id: UUID
  var plants: [Plant]
}
