#if os(visionOS)
let width = UIScreen.main.bounds.width  // expect: visionos-no-mobile-only
let view = Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }  // expect: visionos-no-mobile-only
#endif
