import SwiftUI

/// What runs on a tap is not the body, whatever the names of the arguments.
struct TappedContent: View {
  var body: some View {
    VStack {
      ForEach(actions) { action in
        Button(action.title) { tapped = action }
        Button(action.title, role: action.role) { self.tapped = action }
        Button(title(of: action)) { tapped = action }
      }
      Menu(title) {
        Button(action) { tapped = action }
      } primaryAction: {
        isOpen = true
      }
      Button(action: { tapped = first }) {
        let _ = print("drawn")  // expect: view-no-side-effects
        Text("First")
      }
      Toggle(isOn: Binding(get: { isOpen }, set: { isOpen = $0 })) {
        let _ = print("drawn")  // expect: view-no-side-effects
        Text("Open")
      }
      Text("Tap").onTapGesture(count: 2) { tapped = first }
      Text("Hold").gesture(LongPressGesture().onEnded { _ in tapped = first })
    }
  }
}
