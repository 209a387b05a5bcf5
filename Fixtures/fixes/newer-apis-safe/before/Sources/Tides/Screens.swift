import Combine
import SwiftUI

struct Screens {
  func documents() -> URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  }
}
