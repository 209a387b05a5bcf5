import Data
import OrchardData
import SwiftUI

/// Puts the screen together, and so may know the data layer.
enum TreesBuilder {}
