let add = Button(action: { add() }, label: { Image(systemName: "plus") })  // expect: accessibility-label

let named = Button(action: { add() }, label: { Image(systemName: "plus") }).accessibilityLabel("Add")
let text = Button(action: { add() }, label: { Text("Add") })
