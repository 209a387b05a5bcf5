let small = Button { add() } label: { Text("Add") }.frame(width: 20, height: 20)  // expect: min-hit-target
let low = Button(role: .cancel) { stop() } label: { Text("Stop") }
  .padding().frame(height: 30)  // expect: min-hit-target
let inner = Button { add() } label: { Image("apple").frame(width: 20, height: 20) }
let large = Button { add() } label: { Text("Add") }.frame(width: 44, height: 60)
