import Project
import SwiftSource

/// Attributes of the system that are macros, such as `@Test`.
///
/// A type of the project with the name of a macro does not hide it, unless it can be an attribute itself: the
/// compiler looks among macros and wrappers only.
enum MacroAttribute {
  private static let names: Set<String> = [
    "Entry", "Model", "Observable", "ObservationIgnored", "Suite", "Test",
  ]

  /// The test that types pass which hide the macro of this name; nil if it is no macro.
  static func hidingType(named name: String, _ builder: inout ProgramBuilder) -> TypeTest? {
    guard names.contains(name) else { return nil }
    var query = DeclarationQuery()
    query.kinds = [.struct, .class, .enum, .actor]
    query.attributes = NameList(verified: ["propertyWrapper", "resultBuilder", "globalActor"])
    return builder.queries.test(TypeDescription(query), includesBases: false)
  }
}
