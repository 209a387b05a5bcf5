protocol Card: View {}  // expect: no-swiftui-view
struct TideCard: Card {  // expect: no-swiftui-view
  let height: Int
  var body: some View { Text("high") }  // expect: no-swiftui-view
}
struct Tide {}
extension Tide: SwiftUI.View {  // expect: no-swiftui-view
  var body: some SwiftUI.View { EmptyView() }  // expect: no-swiftui-view
}
func row(@ViewBuilder content: () -> any View) {}  // expect: no-swiftui-view
