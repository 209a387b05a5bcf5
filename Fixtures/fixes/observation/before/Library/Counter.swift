// 👩‍👩‍👧 café
import Combine
import Foundation

final class Counter: ObservableObject {
  @Published var count = 0 // 🌊

  var step = 1
}
