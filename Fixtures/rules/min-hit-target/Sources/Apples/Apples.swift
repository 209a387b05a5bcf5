let add = Button("Add", systemImage: "plus") { add() }
  .buttonStyle(.plain)
  .frame(width: 24, height: 24)  // expect: min-hit-target
let wide = Button("Add") { add() }.frame(width: 100, height: 30)  // expect: min-hit-target
