import SwiftUI

enum Tide: Hashable { case low, high }

struct Wave: Hashable { let height: Double }

/// Elements that are their own identity, as their declarations say.
struct ElementsContent: View {
  let titles: [String]
  let heights: Array<Int>
  let tides: [Tide]
  let waves: [Wave]
  let model: ElementsModel
  private let steps = ["a", "b"]
  @State private var chosen: [Tide] = []
  let parts: [ElementsContent.Part]
  let links: [URL?]

  enum Part { case top, bottom }

  var body: some View {
    ForEach(titles, id: \.self) { Text($0) }
    ForEach(self.titles.prefix(3), id: \.self) { Text($0) }
    ForEach(heights.sorted(), id: \.self) { Text("\($0)") }
    ForEach(tides, id: \.self) { Text("\($0)") }
    ForEach(chosen, id: \.self) { Text("\($0)") }
    ForEach(parts.reversed(), id: \.self) { Text("\($0)") }
    ForEach([Tide.low, .high], id: \.self) { Text("\($0)") }
    ForEach(steps, id: \.self) { Text($0) }
    ForEach(model.harborNames ?? [], id: \.self) { Text($0) }
    ForEach(Array(model.levels), id: \.self) { Text("\($0)") }
    ForEach(groups.keys.sorted(), id: \.self) { Text($0) }
    ForEach(waves, id: \.self) { Text("\($0.height)") }  // expect: swiftui-redraws
    ForEach(model.crests, id: \.self) { Text("\($0)") }  // expect: swiftui-redraws
    ForEach(model.mixed, id: \.self) { Text("\($0)") }  // expect: swiftui-redraws
    ForEach(model.unknown, id: \.self) { Text("\($0)") }  // expect: swiftui-redraws
    ForEach(titles.indices, id: \.self) { Text("\($0)") }  // expect: swiftui-redraws
    ForEach(links.dropLast(), id: \.self) { Text("\($0)") }
    ForEach(tides + [Tide.low], id: \.self) { Text("\($0)") }
    ForEach(waves + [.highest], id: \.self) { Text("\($0)") }  // expect: swiftui-redraws
  }
}
