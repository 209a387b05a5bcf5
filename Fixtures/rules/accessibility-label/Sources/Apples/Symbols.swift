let plus = Button { add() } label: { Image(.plus) }  // expect: accessibility-label
let minus = Button { remove() } label: { Image(systemSymbol: .minus) }  // expect: accessibility-label
let stack = HStack { Image(systemName: "plus") }.onTapGesture { add() }  // expect: accessibility-label
let titled = HStack { Image(systemName: "plus"); AppleTitle(apple) }.onTapGesture { add() }
let named = Button { add() } label: { Image(.plus) }.accessibilityLabel("Add")
