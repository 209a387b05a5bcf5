import LintRules
import YAML

/// An item that a person has ticked.
struct DecodedTick: Sendable {
  /// The item's id, after the name of its checklist and a slash where that is given.
  let item: String
  let reason: String
  let mark: YAMLMark

  /// Returns true if the tick is about an item of a checklist.
  func names(_ item: Checklist.Item, of list: Checklist) -> Bool {
    self.item == item.id || self.item == "\(list.name)/\(item.id)"
  }
}

extension ValueType<[DecodedTick]> {
  /// Items by name, each with the reason why it is done.
  static var tickTable: Self {
    ValueType<[TableEntry<String, String>]>.table(
      .text, called: "an item of 'ticked'", of: .prose,
      called: { "the reason why '\($0)' is done" }
    ).map { $0.map { DecodedTick(item: $0.name, reason: $0.value, mark: $0.mark) } }
  }
}

extension Decoder {
  /// The checklists with the items that a person has ticked. A tick that names no item, or several,
  /// is a problem.
  mutating func ticking(_ checklists: [Checklist], _ ticks: [DecodedTick]) -> [Checklist] {
    for tick in ticks {
      let fits = checklists.flatMap { list in
        list.sections.flatMap(\.items).filter { tick.names($0, of: list) }
      }
      if fits.count == 1 { continue }
      let names = checklists.flatMap { list in
        list.sections.flatMap(\.items).map { "\(list.name)/\($0.id)" }
      }
      problem(
        fits.isEmpty
          ? "no checklist has an item '\(tick.item)'" + NearestName.hint(tick.item, among: names)
          : "several checklists have an item '\(tick.item)'; write CHECKLIST/\(tick.item)",
        at: tick.mark)
    }
    return checklists.map { list in
      Checklist(
        name: list.name, title: list.title,
        sections: list.sections.map { section in
          Checklist.Section(
            title: section.title, isAdded: section.isAdded,
            items: section.items.map { item in
              var item = item
              item.tick = ticks.first { $0.names(item, of: list) }?.reason
              return item
            })
        })
    }
  }
}
