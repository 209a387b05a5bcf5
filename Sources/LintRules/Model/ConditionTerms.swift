/// Flags and tests of `#if`, such as `DEBUG`, `os(iOS)` or `!os(*)`, of which the condition around a
/// place demands one.
package struct ConditionTerms: Sendable, Hashable {
  /// Those that have to be true.
  package let required: NameList
  /// Those that have to be false, without their `!`.
  package let excluded: NameList

  /// - Parameter names: globs of flags and tests without white space, perhaps after `!`.
  package init(_ names: NameList) {
    let negated = names.patterns.filter { $0.hasPrefix("!") }
    // Each part of a valid list is one.
    required = (try? NameList(names.patterns.filter { !$0.hasPrefix("!") })) ?? .none
    excluded = (try? NameList(negated.map { String($0.dropFirst()) })) ?? .none
  }
}
