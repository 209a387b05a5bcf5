// archlint:allow no-swiftui-view - the complication of the watch, change 87
struct ComplicationView: View {
  // archlint:allow no-swiftui-view - the complication of the watch, change 87
  var body: some View { Text("3") }
}
