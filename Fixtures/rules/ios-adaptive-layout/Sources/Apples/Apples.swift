#if os(iOS)
struct ApplesView: View {  // expect: ios-adaptive-layout
  var body: some View { NavigationStack { List(apples) { Text($0) } } }
}
#endif
