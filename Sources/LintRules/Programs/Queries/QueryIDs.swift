import Matching

/// The ID of a query about declarations.
package typealias QueryID = ID<DeclarationQuery>
/// The ID of a list of names in a ``NamePool``.
typealias NameListID = ID<NameList>
/// The ID of a regular expression that queries ask for.
typealias ExpressionID = ID<RegularExpression>

/// The ID of something that rules look for in the whole project.
package typealias FactID = ID<FileFact>
