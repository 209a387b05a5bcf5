import Buffers

/// A description of types that are declared anywhere in the project.
package struct TypeDescription: Sendable, Hashable {
  /// The query that the declaration itself must match.
  @Boxed package var query: DeclarationQuery
  /// The names that the type must not inherit, nil for none.
  package var lacking: NameList?

  package init(_ query: DeclarationQuery, lacking: NameList? = nil) {
    self.query = query
    self.lacking = lacking
  }
}
