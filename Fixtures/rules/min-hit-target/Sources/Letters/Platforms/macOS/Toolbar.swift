let add = Button("Add") { add() }.frame(width: 24, height: 24)
