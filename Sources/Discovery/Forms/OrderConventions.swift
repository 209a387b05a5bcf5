/// Conventions about the order of members and of `MARK` comments in types.
struct OrderConventions {
  let project: ObservedProject
  let background: Background

  /// How many types need the comments whose order says something.
  private static let fewestOwners = 10
  /// How many names an order of comments has at most.
  private static let mostNames = 8

  var all: [Convention] { members + [marks].compactMap(\.self) }

  // MARK: - Members

  private var members: [Convention] {
    var places = MemberOrder.all.map { _ in
      (all: [Convention.Exception](), late: [Convention.Exception]())
    }
    for file in project.files where !file.isTest {
      for member in file.form.orders {
        let place = Convention.Exception(path: file.path, line: member.line)
        places[member.order].all.append(place)
        if !member.follows { places[member.order].late.append(place) }
      }
    }
    return zip(MemberOrder.all, places).compactMap { order, places in
      places.all.count < TraitLearner.fewest ? nil : convention(order, places.all, places.late)
    }
  }

  private func convention(
    _ order: MemberOrder, _ all: [Convention.Exception], _ late: [Convention.Exception]
  ) -> Convention {
    let select = order.select + [.init("nested", true), .init("earlier", order.earlier)]
    var convention = Convention(
      id: order.id, kind: .shape, says: "\(order.first) come before \(order.second) of a type.",
      unit: .members, total: all.count, exceptions: late,
      background: background.share(of: "order:\(order.id)") ?? 0.85,
      rule: .mapping([
        .init("message", .text("'{name}' comes after \(order.second)")),
        .init("not-in", ["tests": true]),
        .init("declarations", ["select": .mapping(select), "forbid": ["nested": true]]),
      ]), subjects: [], claim: "order \(order.id)", subjectPlaces: all)
    convention.remedy = "Move it up, before the \(order.second)."
    convention.key = "order:\(order.id)"
    return convention
  }

  // MARK: - Comments

  /// The order of the comments that many types have.
  private var marks: Convention? {
    var owners: [[ObservedForm.Mark]] = []
    var paths: [String] = []
    for file in project.files where !file.isTest {
      let groups = Dictionary(grouping: file.form.marks, by: \.owner)
      for (_, marks) in groups.sorted(by: { $0.key < $1.key }) where marks.count > 1 {
        owners.append(marks)
        paths.append(file.path)
      }
    }
    guard let names = order(of: owners) else { return nil }
    let position = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1.lowercased(), $0) })
    var all: [Convention.Exception] = []
    var late: [Convention.Exception] = []
    for (path, marks) in zip(paths, owners) {
      var last: Int?
      for mark in marks {
        guard let place = position[mark.name.lowercased()] else { continue }
        defer { last = place }
        guard let before = last else { continue }
        all.append(.init(path: path, line: mark.line))
        if place < before { late.append(.init(path: path, line: mark.line)) }
      }
    }
    let shown = names.map { "`\($0)`" }.joined(separator: ", ")
    var convention = Convention(
      id: "sections-come-\(NameWords.slug(names[0]))-first", kind: .shape,
      says: "Sections of a type come in the order \(shown).", unit: .places, total: all.count,
      exceptions: late, background: 0.6,
      rule: .mapping([
        .init("message", "the section '{name}' comes after '{before}'"),
        .init("not-in", ["tests": true]),
        .init("marks", ["order": .texts(names)]),
      ]), subjects: [], claim: "marks", subjectPlaces: all)
    convention.remedy = "Move the section to its place."
    return convention
  }

  /// The names of comments in the order in which most types have them.
  private func order(of owners: [[ObservedForm.Mark]]) -> [String]? {
    var counts: [String: Int] = [:]
    for marks in owners {
      for name in Set(marks.map(\.name)) where name.allSatisfy({ $0.isLetter || $0 == " " }) {
        counts[name, default: 0] += 1
      }
    }
    let frequent = counts.filter { $0.value >= Self.fewestOwners }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostNames).map(\.key)
    guard frequent.count > 1 else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: frequent.enumerated().map { ($1, $0) })
    var after = [[Int]](
      repeating: [Int](repeating: 0, count: frequent.count), count: frequent.count)
    for marks in owners {
      let row = marks.compactMap { numbers[$0.name] }
      for (index, first) in row.enumerated() {
        for second in row[(index + 1)...] where second != first { after[second][first] += 1 }
      }
    }
    // Only names that are seen beside another one, and follow the order with each.
    let row = LinearOrder.row(after).filter { one in
      let pairs = frequent.indices.map { after[one][$0] + after[$0][one] }
      return pairs.reduce(0, +) >= Self.fewestOwners
    }
    return row.count > 1 ? row.map { frequent[$0] } : nil
  }
}
