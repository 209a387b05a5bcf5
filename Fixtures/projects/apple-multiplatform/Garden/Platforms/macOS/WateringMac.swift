#if os(macOS)
  import SwiftUI

  struct WateringMac: App {  // expect: macos-commands-shortcuts
    var body: some Scene {
      WindowGroup { Text("Watering") }
    }
  }
#endif
