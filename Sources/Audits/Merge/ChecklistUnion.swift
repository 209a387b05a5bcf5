import Configuration

/// The checklists of several projects as one: entries that all have appear once, in the order of
/// the first; an entry of another follows the one that it follows there.
struct ChecklistUnion {
  private var found: [AuditFile.ListShape] = []

  /// The checklists of presets by name, the projects' own last.
  var lists: [AuditFile.ListShape] {
    found.sorted { left, right in
      let isOwn = (left.name == Checklist.ownName, right.name == Checklist.ownName)
      return isOwn.0 == isOwn.1 ? left.name.precedes(right.name) : isOwn.1
    }
  }

  mutating func add(_ list: AuditFile.ListShape) {
    guard let index = found.firstIndex(where: { $0.name == list.name }) else {
      found.append(list)
      return
    }
    let known = found[index]
    let sections = Self.union(
      known.sections, list.sections, isSame: { $0.title == $1.title },
      { known, other in
        AuditFile.SectionShape(
          title: known.title, isAdded: known.isAdded,
          items: Self.union(
            known.items, other.items,
            isSame: { $0.id == $1.id && $0.text == $1.text && $0.verdict == $1.verdict },
            { known, _ in known }))
      })
    found[index] = AuditFile.ListShape(
      name: known.name, title: known.title, sections: sections)
  }

  private static func union<Element>(
    _ known: [Element], _ others: [Element], isSame: (Element, Element) -> Bool,
    _ join: (Element, Element) -> Element
  ) -> [Element] {
    var result = known
    var next = 0
    for other in others {
      if let index = result.firstIndex(where: { isSame($0, other) }) {
        result[index] = join(result[index], other)
        next = index + 1
      } else {
        result.insert(other, at: next)
        next += 1
      }
    }
    return result
  }
}
