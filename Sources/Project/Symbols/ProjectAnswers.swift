/// The answers for conditions about the project as a whole, computed once: each costs one look-up,
/// regardless of the project's size.
struct ProjectAnswers: Sendable {
  /// The numbers of the facts that a file has.
  var facts: Set<Int> = []
  /// The functions and values that are declared, of those that rules ask for.
  var values: Set<Name> = []
  /// For each owner the queries about members that its types and extensions satisfy.
  var satisfied: [Int32: Set<Int>] = [:]
  /// Those of the project's types that are classes.
  var classes: Set<Int32> = []
  /// The classes that others inherit, and the names of such as scoping cannot tell.
  var subclassed: Set<Int32> = []
  var subclassedNames: Set<Name> = []

  init() {}
}
