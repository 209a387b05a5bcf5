import SwiftUI

struct Buoy {
  func liquidElevation() -> some View { Text("a").glassEffect().zIndex(1) }
}

struct Raft {
  func liquidElevation() -> some View { Text("a").modifier(Elevation()) }
  func elevation() -> some View { Text("a").shadow(radius: 3) }
}
