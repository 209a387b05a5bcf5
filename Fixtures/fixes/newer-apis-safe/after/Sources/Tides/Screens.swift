import SwiftUI

struct Screens {
  func documents() -> URL {
    URL.documentsDirectory
  }
}
