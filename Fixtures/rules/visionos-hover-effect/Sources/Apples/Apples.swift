#if os(visionOS)
let list = List(apples) { apple in AppleRow(apple: apple) }  // expect: visionos-hover-effect
let card = AppleCard().onTapGesture { play() }  // expect: visionos-hover-effect
#endif
