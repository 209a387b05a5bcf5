let add = Button("Add", systemImage: "plus") { add() }
  .buttonStyle(.plain)
  .frame(width: 24, height: 24)  // expect: min-hit-target
let wide = Button("Add") { add() }.frame(width: 100, height: 30)  // expect: min-hit-target

struct NotationsView: View {
  var body: some View {
    Button("Small") {}.frame(width: 0x20)  // expect: min-hit-target
    Button("Low") {}.frame(width: 44, height: (20))  // expect: min-hit-target
    Button("Large") {}.frame(width: 0x2C)
  }
}
