import SwiftUI

struct Drawer: View {
  @State private var isOpen = false
  var body: some View {
    Text("a").offset(y: 20).animation(.default, value: isOpen)
      .onTapGesture { withAnimation { isOpen.toggle() } }
  }
}
