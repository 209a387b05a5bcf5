import Project
import Testing

@testable import LintRules

/// Conditions between the first and the second looks, and the answers of types that hold them.
@Suite struct PackedConditionTests {
  /// One condition of each case that has a form of its own, and some that are kept as they are.
  private static func examples() throws -> [IndexCondition] {
    let views = try NameList(["View", "App"])
    let errors = try NameList(["Error"])
    let name = Name("loadTracks")
    let simple: [IndexCondition] = [
      .inherits(declaration: 0, views, isOfSystem: false, inModule: false),
      .inherits(declaration: 127, errors, isOfSystem: true, inModule: false),
      .inherits(declaration: 128, views, isOfSystem: false, inModule: true),
      .inherits(declaration: 70_000, views, isOfSystem: true, inModule: true),
      .inheritsOnly(declaration: 16_384, errors),
      .inheritsDeclared(declaration: 3, QueryID(300)),
      .extensionHas(declaration: 9, ID(1)),
      .isSubclassed(declaration: 12),
      .isNamedElsewhere(.max),
      .isNamedIn(0x0102_0304, ID(2), countsFile: true),
      .isNamedIn(7, ID(200), countsFile: false),
      .isUsed(name, as: ID(4)),
      .isHidden(name, token: 5),
      .isMember(name, of: ID(0)),
      .isTested(["TrackTests"], .count(3)),
      .inheritsMemberValue(declaration: 4, QueryID(2), name, among: ID(1)),
    ]
    return simple + [
      .not(simple[0]),
      .and(simple[1], .or(simple[5], .not(simple[12]))),
      .all(Array(simple[2...6])),
      .any([.any([]), .all([simple[13]])]),
    ]
  }

  @Test func `packed conditions read back as they were, in order`() throws {
    let conditions = try Self.examples()
    let packed = PackedConditions(conditions)
    var read: [IndexCondition] = []
    let isFound = packed.contains { condition in
      read.append(condition)
      return false
    }
    #expect(!isFound)
    #expect(read == conditions)
  }

  @Test func `a packed condition is read alone where it was added`() throws {
    var packed = PackedConditions()
    let offsets = try Self.examples().map { packed.append($0) }
    for (offset, condition) in zip(offsets, try Self.examples()).reversed() {
      #expect(packed.condition(at: offset) == condition)
    }
  }

  @Test func `the search ends at the first condition that is wanted`() throws {
    var asked = 0
    let packed = PackedConditions(try Self.examples())
    #expect(
      packed.contains { _ in
        asked += 1
        return asked == 2
      })
    #expect(asked == 2)
  }

  @Test func `the search in a part asks the conditions of that part alone`() throws {
    var packed = PackedConditions()
    let conditions = try Self.examples()
    let offsets = conditions.map { packed.append($0) } + [packed.end]
    for (index, condition) in conditions.enumerated() {
      var read: [IndexCondition] = []
      let isFound = packed.contains(in: offsets[index]..<offsets[index + 1]) {
        read.append($0)
        return false
      }
      #expect(!isFound)
      #expect(read == [condition])
    }
  }

  @Test func `of the checks that wait, each knows its own conditions`() {
    var packed = PackedConditions()
    let names = ["Track", "Album"].map { Name($0) }
    let starts = names.map { packed.append(.isDeclared($0)) } + [packed.end]
    let pending = PendingChecks(
      conditions: packed,
      declarations: [
        PendingChecks.Declaration(
          check: ID(0), declaration: 1, conditions: Int32(starts[0])..<Int32(starts[1])),
        PendingChecks.Declaration(
          check: ID(1), declaration: 1, conditions: Int32(starts[1])..<Int32(starts[2])),
      ])
    #expect(pending.contains(at: 0) { $0 == .isDeclared(names[0]) })
    #expect(!pending.contains(at: 0) { $0 == .isDeclared(names[1]) })
    #expect(pending.contains(at: 1) { $0 == .isDeclared(names[1]) })
  }

  @Test func `no conditions take no memory`() {
    #expect(PackedConditions([]).isEmpty)
    #expect(!PackedConditions([.isDeclared(Name("Track"))]).isEmpty)
  }

  @Test func `conditions know their words after they are packed`() throws {
    let conditions = try Self.examples()
    var words: Set<UInt32> = []
    PackedConditions(conditions).addWords(to: &words)
    #expect(words == [.max, 0x0102_0304, 7])
  }

  @Test func `a type fits a query always, under a condition, or not at all`() {
    var types = TypeAnswers()
    let condition = IndexCondition.isDeclared(Name("Track"))
    types.add(QueryID(0), of: 4, if: nil)
    types.add(QueryID(7), of: 4, if: condition)
    types.add(QueryID(7), of: 90, if: nil)
    types.trim()
    #expect(types.isFitting(QueryID(0), declaration: 4))
    #expect(!types.isFitting(QueryID(7), declaration: 4))
    #expect(types.condition(of: QueryID(7), declaration: 4) == condition)
    #expect(types.condition(of: QueryID(0), declaration: 4) == nil)
    #expect(types.isFitting(QueryID(7), declaration: 90))
    #expect(!types.isFitting(QueryID(0), declaration: 90))
    #expect(types.condition(of: QueryID(7), declaration: 5) == nil)
  }

  @Test func `types that have moved in their file have the same answers`() {
    let condition = IndexCondition.isModule(Name("Tracks"))
    var before = TypeAnswers()
    before.add(QueryID(1), of: 2, if: nil)
    before.add(QueryID(3), of: 5, if: condition)
    var after = TypeAnswers()
    after.add(QueryID(3), of: 1, if: condition)
    after.add(QueryID(1), of: 8, if: nil)
    #expect(after.saysTheSame(as: before, [2: 8, 5: 1]))
    #expect(!after.saysTheSame(as: before, [2: 8]))
    #expect(!after.saysTheSame(as: before, [2: 1, 5: 8]))
    after.add(QueryID(4), of: 9, if: nil)
    #expect(!after.saysTheSame(as: before, [2: 8, 5: 1]))
  }
}
