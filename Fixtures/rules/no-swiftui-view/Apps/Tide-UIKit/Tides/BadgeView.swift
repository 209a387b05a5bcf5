import SwiftUI

struct BadgeView: View {  // expect: no-swiftui-view
  @State private var isOn = false
  @Binding var name: String

  var body: some View {
    Text(name)
  }
}

extension BadgeView {
  @ViewBuilder
  func row() -> some View {
    Text("row")
  }
}

struct Rounded: ViewModifier {  // expect: no-swiftui-view
  func body(content: Content) -> Text { Text("") }
}
