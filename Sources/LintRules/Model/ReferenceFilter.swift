/// The types that a rule about references is about, by their sort and their names.
package struct ReferenceFilter: Sendable, Hashable {
  /// True if protocols do not count.
  package var isConcrete = false
  /// True if only protocols count.
  package var isAboutProtocols = false
  /// The names that count, all when nil.
  package var names: NameList?
  /// The names that do not count.
  package var exceptions: NameList?

  package init() {}
}
