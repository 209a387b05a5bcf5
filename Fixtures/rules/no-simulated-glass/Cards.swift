import SwiftUI

struct TideCard: View {
  var body: some View {
    VStack {
      Text("High tide")
        .padding()
        .background(.ultraThinMaterial)  // expect: no-simulated-glass
        .clipShape(RoundedRectangle(cornerRadius: 12))
      Text("Low tide")
        .shadow(radius: 3)
        .background(Material.thin, in: Capsule())  // expect: no-simulated-glass
    }
    .background(.regularMaterial, ignoresSafeAreaEdges: .all)  // expect: no-simulated-glass
    .frame(maxWidth: .infinity)
    #if os(iOS)
      .overlay(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom))
    #endif
    .padding()
  }

  var foot: some View {
    Text("Waves")
      .background(.thickMaterial)  // expect: no-simulated-glass
      .overlay(alignment: .top) {
        LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)
      }
  }
}

struct SandCard: View {
  var body: some View {
    Text("Sand")
      .background {  // expect: no-simulated-glass
        RoundedRectangle(cornerRadius: 9).fill(.ultraThinMaterial).opacity(0.8)
      }
      .clipShape(RoundedRectangle(cornerRadius: 9))
    Text("Stone")
      .background { RoundedRectangle(cornerRadius: 9).fill(.ultraThinMaterial) }
  }
}
