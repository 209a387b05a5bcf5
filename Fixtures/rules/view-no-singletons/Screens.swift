import SwiftUI

struct GardenView: View {
  @State private var garden = Garden.shared  // expect: view-no-singletons

  var body: some View {
    Button("Water") { Watering.default.start() }  // expect: view-no-singletons
      .disabled(!Services.Valve.shared.isOpen)  // expect: view-no-singletons
      .padding(Spacing.default.large)
    Text(UIApplication.shared.description)
    Text(FileManager.default.currentDirectoryPath)
    Text(Tone.shared.rawValue)
  }

  @Observable
  final class Model {
    let garden = Garden.shared
  }
}

extension GardenView {
  func log() {
    Journal.shared.add("watered")  // expect: view-no-singletons
  }
}

struct GardenModifier: ViewModifier {
  // expect-next: view-no-singletons
  func body(content: Content) -> some View { content.tint(Garden.shared.color) }
}

#Preview {
  GardenView().environment(Garden.shared)
}
