struct AppleRow: View {  // expect: visionos-hover-effect
  var body: some View { HStack { Text("apple") } }
}
struct PearRow: View {
  var body: some View { HStack { Text("pear") }.hoverEffect() }
}
struct PlumRow: View {
  var body: some View { Button("plum") { pick() } }
}
