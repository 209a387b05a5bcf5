let add = Button("Add", systemImage: "plus") { add() }
  .frame(width: 44, height: 44)
let image = Image(systemName: "plus").frame(width: 24, height: 24)
let other = Button("Add") { add() }.frame(maxWidth: .infinity, minHeight: 20)
let free = Button("Add") { add() }.frame(width: size)
