import Observation
import SwiftUI

@Observable
final class Settings {
  @ObservationIgnored lazy var formatter = NumberFormatter()
  @AppStorage("scale") @ObservationIgnored var scale = 1.0
  @ObservationIgnored
  @AppStorage("theme")
  var theme = "plain"

  @MainActor var title = ""
  @StorageActor var size = 0
  @Recording var level = 0
  @available(iOS 26, *) @ViewBuilder var hint: some View { Text("") }
  @objc var tag = 0
  static let shared = Settings()
  @TaskLocal static var level = 0

  func text() -> String {
    lazy var text = "local"
    return text
  }
}

@globalActor
actor Recording {
  static let shared = Recording()
}

struct SettingsView: View {
  @AppStorage("scale") var scale = 1.0
  lazy var formatter = NumberFormatter()
}

final class OldSettings {
  lazy var formatter = NumberFormatter()
}
