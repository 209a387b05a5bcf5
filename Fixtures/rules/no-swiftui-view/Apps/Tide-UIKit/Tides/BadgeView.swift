import SwiftUI

struct BadgeView: View {  // expect: no-swiftui-view
  @State private var isOn = false  // expect: no-swiftui-view
  @Binding var name: String  // expect: no-swiftui-view

  var body: some View {  // expect: no-swiftui-view
    Text(name)
  }
}

extension BadgeView {
  @ViewBuilder  // expect: no-swiftui-view
  func row() -> some View {  // expect: no-swiftui-view
    Text("row")
  }
}

struct Rounded: ViewModifier {  // expect: no-swiftui-view
  func body(content: Content) -> Text { Text("") }
}
