// Cases of an enum and characters of a text are their own identity.
struct CasesContent: View {
  var body: some View {
    let sorts = Sort.allCases.filter { $0.isShown }
    ForEach(sorts, id: \.self) { Text($0.title) }
    ForEach(Array(shortcut.unicodeScalars), id: \.self) { Text(String($0)) }
  }
}
struct ShelvesContent: View {
  let model: ShelvesModel
  var body: some View {
    let shelves = shelves
    if !shelves.isEmpty { ForEach(shelves, id: \.self) { Text($0.title) } }
  }
  var shelves: [Shelf] { model.all }
}
enum Shelf { case upper, lower }
