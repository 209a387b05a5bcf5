// 👩‍👩‍👧 café
import Foundation
import Observation

@Observable
final class Counter {
  var count = 0 // 🌊

  @ObservationIgnored var step = 1
}
