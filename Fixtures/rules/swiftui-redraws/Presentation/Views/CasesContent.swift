// Cases of an enum and characters of a text are their own identity.
struct CasesContent: View {
  var body: some View {
    let sorts = Sort.allCases.filter { $0.isShown }
    ForEach(sorts, id: \.self) { Text($0.title) }
    ForEach(Array(shortcut.unicodeScalars), id: \.self) { Text(String($0)) }
  }
}
struct SeasonsContent: View {
  var body: some View {
    ForEach(Season.shown(), id: \.self) { Text($0.title) }
    ForEach(Harvest.all(), id: \.self) { Text($0.title) }  // expect: swiftui-redraws
    ForEach(model.seasons(), id: \.self) { Text($0.title) }
    ForEach(model.seasonFlags, id: \.self) { Text($0.title) }
  }
  let model: SeasonsModel
}
struct SeasonsModel {
  var seasonFlags: [Season] = []
  func seasons() -> [Season] { Season.shown() }
}
enum Season {
  case spring, autumn
  static func shown() -> [Season] { [.spring] }
}
struct Harvest: Hashable {
  let title: String
  static func all() -> [Harvest] { [] }
}
struct DaysContent: View {
  var body: some View {
    let days = makeDays()
    ForEach(days.prefix(7), id: \.self) { Text($0.formatted()) }
    ForEach(makeDays().reversed(), id: \.self) { Text($0.formatted()) }
    ForEach(crops(of: 3), id: \.self) { Text($0.title) }  // expect: swiftui-redraws
  }
  private func makeDays() -> [Date] { [] }
  private func crops(of month: Int) -> [Harvest] { Harvest.all() }
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
struct GridContent: View {
  let model: ElementsModel
  var body: some View {
    let rows = Array(0..<count)
    ForEach(rows, id: \.self) { Text("\($0)") }
    ForEach(keywords.sorted(), id: \.self) { Text($0) }
    ForEach(isWhole ? model.harborNames : model.harborNames.dropLast(), id: \.self) { Text($0) }
    ForEach(isWhole ? model.crests : model.crests.dropLast(), id: \.self) { Text($0.title) }  // expect: swiftui-redraws
  }
}
