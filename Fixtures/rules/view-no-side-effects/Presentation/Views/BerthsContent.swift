import SwiftUI

struct BerthsContent: View {
  var body: some View {
    let _ = print("drawn")  // expect: view-no-side-effects
    VStack {
      let _ = Task { await load() }  // expect: view-no-side-effects
      Text("Berths").onAppear { print("shown") }
      Button("Add") {
        Task { await load() }
        print("added")
      }
      Toggle("Open", isOn: Binding(get: { isOpen }, set: { isOpen = $0 }))
    }
    .task { UserDefaults.standard.synchronize() }
  }

  // A constant with a type behind a label, and a method called 'if', change nothing.
  @ViewBuilder private var row: some View {
    switch kind {
    case .full:
      let berth: Berth = berths[0]
      Text(berth.name)
        .if(isOpen, transform: { text in text.bold() })
        .onTapGesture { isOpen = true }
    default:
      if let berth: Berth = berths.last(where: { $0.isFree }) { Text(berth.name) }
    }
  }

  func load() async {
    _ = try? await URLSession.shared.data(from: url)  // expect: view-no-side-effects
    try? modelContext.save()  // expect: view-no-side-effects
    count += 1
  }

  func keep() { UserDefaults.standard.set(1, forKey: "count") }  // expect: view-no-side-effects
}

final class Store {
  var body: String {
    print("asked")
    return ""
  }
}
