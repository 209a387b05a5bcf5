import SwiftUI
import UIKit  // expect: platform-ui-only-in-adapter, platform-ui-import-guarded

struct WateringView: View {  // expect: preview-covers-states
  @ObservedObject var store: WateringStore  // expect: view-store-reference-form, prefer-observable
  @State private var items: [Int] = []  // expect: no-duplicated-view-state
  @State private var repository = ScheduleRepository()  // expect: composition-root-only-wiring, no-duplicated-view-state

  var body: some View {
    NavigationView {  // expect: no-navigationview
      List(items, id: \.self) { day in
        NavigationLink(destination: Text("day")) { Text("\(day)") }  // expect: prefer-value-navigation
      }
      .onAppear {  // expect: prefer-task-modifier
        Task { await store.water() }
      }
      .toolbar {
        Button { store.state = .content([]) } label: {  // expect: accessibility-label, store-intent-only-mutation
          Image(systemName: "trash")
        }
        Button("Rain") { DispatchQueue.main.async { items = [] } }  // expect: no-gcd-main
          .frame(width: 20, height: 20)  // expect: min-hit-target
      }
    }
    .commands { CommandMenu("Watering") {} }  // expect: commands-on-scene-only
  }

  private func waterAll() {
    for _ in items { Task { await store.water() } }  // expect: prefer-task-group
  }
}

struct WateringView_Previews: PreviewProvider {  // expect: preview-macro
  static var previews: some View { WateringView(store: WateringStore()) }  // expect: preview-helpers
}

#Preview("Rain") {
  Text("\(ScheduleRepository())")  // expect: preview-no-live-dependencies
}
