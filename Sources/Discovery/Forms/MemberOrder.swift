/// Members of which one sort comes before another one in most types.
package struct MemberOrder: Sendable {
  /// The name of the order, for ids and the background.
  package let id: String
  /// The members that come first, in sentences and then in a description.
  package let first: String
  let select: [Notation.Entry]
  /// The members that come after them.
  package let second: String
  let earlier: Notation

  /// The orders that are counted, at the indices that observations name.
  package static let all: [MemberOrder] = [
    MemberOrder(
      id: "properties-before-functions", first: "Stored properties",
      select: [.init("kind", ["let", "var"]), .init("stored", true)], second: "functions",
      earlier: ["kind": "func"]),
    MemberOrder(
      id: "properties-before-initializers", first: "Stored properties",
      select: [.init("kind", ["let", "var"]), .init("stored", true)], second: "initializers",
      earlier: ["kind": "init"]),
    MemberOrder(
      id: "initializers-before-functions", first: "Initializers",
      select: [.init("kind", "init")], second: "functions", earlier: ["kind": "func"]),
    MemberOrder(
      id: "open-functions-before-private-ones", first: "Functions that are not private",
      select: [
        .init("kind", "func"), .init("none", [["access": "private"], ["access": "fileprivate"]]),
      ],
      second: "private ones", earlier: ["kind": "func", "access": "private"]),
  ]
}
