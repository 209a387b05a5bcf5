import Data  // expect: presentation-imports
import Domain
import Foundation
import Observation
@testable import OrchardData  // expect: presentation-imports
import OrchardDomain
import UIKit
import struct Data.TreeDTO  // expect: presentation-imports

#if DEBUG
  @preconcurrency
  import OrchardData  // expect: presentation-imports
#endif

/// The model behind the list of trees.
@Observable
final class TreesViewModel {}
