let add = Button("Add", systemImage: "plus") { add() }
let more = Button { show() } label: { Image(systemName: "plus") }.accessibilityLabel("More")
let other = Button { show() } label: { Image(systemName: "plus").accessibilityLabel("More") }
let label = Button { show() } label: { Label("More", systemImage: "plus") }
let both = Button { show() } label: { Image(systemName: "plus"); Text("More") }
let decoration = Button { show() } label: { Image(decorative: "plus") }
let close = Image(systemName: "xmark").onTapGesture { close() }.accessibilityLabel("Close")
let row = HStack { Text("a") }.onTapGesture { show() }
