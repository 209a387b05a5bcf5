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
