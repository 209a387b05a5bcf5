import SwiftUI

@Observable final class Lantern {}

struct LanternView: View {
  @Environment(Lantern.self) private var lantern  // expect: environment-injection-present

  var body: some View { Text("light") }
}

#Preview {
  LanternView().environment(Lantern())
}
