protocol Card: View {}  // expect: no-swiftui-view
struct TideCard: Card {  // expect: no-swiftui-view
  let height: Int
  var body: some View { Text("high") }
}
struct Tide {}
extension Tide: SwiftUI.View {  // expect: no-swiftui-view
  var body: some SwiftUI.View { EmptyView() }
}
func row(@ViewBuilder content: () -> any View) {}  // expect: no-swiftui-view
