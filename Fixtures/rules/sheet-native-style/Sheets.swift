import SwiftUI

struct Sheets: View {
  @State private var isShown = false

  var body: some View {
    Text("a")
      .clipShape(Capsule())
      .background(Color.white)
      .sheet(isPresented: $isShown, onDismiss: {}) {
        VStack {
          Text("b").clipShape(Capsule()).background(Color.white)
        }
        .padding()
        .background(Color.black)  // expect: sheet-native-style
        .clipShape(RoundedRectangle(cornerRadius: 20))  // expect: sheet-native-style
        .presentationDetents([.medium, .large])
        .presentationCornerRadius(30)  // expect: sheet-native-style
      }
      .sheet(isPresented: $isShown, content: { Text("c").presentationBackground(.black) })  // expect: sheet-native-style
  }
}

struct Popover: View {
  var body: some View {
    Text("d")
      .background(Color.white)
      .popover(isPresented: .constant(true)) { Text("e").clipShape(Capsule()) }
      .sheet(isPresented: .constant(false)) { Text("f").background(Color.clear) }
  }
}
