import CombineExt
import Foundation

/// Opens by the Floating Action Button (FAB).
let relay = CurrentValueRelay(1)
