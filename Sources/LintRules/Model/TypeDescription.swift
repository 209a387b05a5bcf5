/// A description of types that are declared anywhere in the project.
package struct TypeDescription: Sendable, Hashable {
  /// What the declaration itself has to be.
  package var query: DeclarationQuery
  /// What the type must not inherit, nil for nothing.
  package var lacking: NameList?

  package init(_ query: DeclarationQuery, lacking: NameList? = nil) {
    self.query = query
    self.lacking = lacking
  }
}
