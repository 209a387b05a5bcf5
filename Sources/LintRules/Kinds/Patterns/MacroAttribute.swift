import Project
import SwiftSource

/// Attributes of the system that are macros, such as `@Test`.
///
/// A type of the project with the name of a macro does not hide it, unless it may be an attribute itself: the
/// compiler looks among macros and wrappers only.
enum MacroAttribute {
  private static let names: Set<String> = [
    "Entry", "Model", "Observable", "ObservationIgnored", "Suite", "Test",
  ]

  /// The test that a type passes which does not hide the macro of this name; nil if it is no macro.
  static func harmlessType(named name: String, _ builder: inout ProgramBuilder) -> TypeTest? {
    guard names.contains(name) else { return nil }
    var attribute = DeclarationQuery()
    attribute.attributes = NameList(verified: ["propertyWrapper", "resultBuilder", "globalActor"])
    var query = DeclarationQuery()
    query.kinds = [.struct, .class, .enum, .actor]
    query.none = [attribute]
    return builder.queries.test(TypeDescription(query), includesBases: false)
  }
}
