final class LongestDock: LongDock {
  func dredge() { depth = 3 }
}
extension Dock: Dredged {}
extension Dredged where Self: Dock {
  func widen() { width = 3 }
}
extension Slip {
  func lengthen() { length = 2 }
}
func measure(_ dock: Dock) -> Int { dock.tide.next + dock.parts.split(at: 1) + dock.name.count }
