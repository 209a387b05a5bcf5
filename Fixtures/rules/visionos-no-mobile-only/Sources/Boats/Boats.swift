#if os(visionOS)
let view = Text("a").frame(depth: 300).sheet(isPresented: $isShown) { Text("b") }
#endif
#if os(iOS)
let width = UIScreen.main.bounds.width
#endif
