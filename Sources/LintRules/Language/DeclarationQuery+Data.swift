import Matching
import SwiftSource

/// Types that only hold data, whatever their names end in: a `RoomService` may be a meal, and a
/// `GitRepository` a row of a list.
extension DeclarationQuery {
  /// The query with `holds-data` as what it is short for.
  var withDataTypes: DeclarationQuery {
    guard let holdsData = details.holdsData else { return self }
    var query = self
    query.details.holdsData = nil
    if holdsData {
      // Not none of them.
      var other = DeclarationQuery()
      other.none = Self.dataTypes
      query.none.append(other)
    } else {
      query.none += Self.dataTypes
    }
    return query
  }

  private static let dataTypes = [
    choice, entity, record, value, codedClass, plainStruct,
  ]

  /// An enum with cases.
  private static let choice = query(.enum) { $0.members = [query(.case)] }

  /// The types that SwiftData stores.
  private static let entity = query(.class) { $0.attributes = names("Model", "SwiftData.Model") }

  /// The types that Core Data and other databases store.
  private static let record = query(.class, .struct, .enum) {
    $0.inherits = names(
      "NSManagedObject", "CoreData.NSManagedObject", "PersistentModel", "FetchableRecord",
      "PersistableRecord", "MutablePersistableRecord", "TableRecord")
  }

  private static let value = query(.struct) {
    $0.inherits = names(
      "Codable", "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable", "Comparable")
  }

  private static let codedClass = query(.class) {
    $0.inherits = names("Codable", "Decodable", "NSCoding", "NSSecureCoding")
  }

  /// A struct with something like a name, and neither functions nor what they would work with.
  private static let plainStruct = query(.struct) {
    var ofSettings = DeclarationQuery()
    ofSettings.form = try? RegularExpression(
      "(?i)url|path|host|endpoint|key|token|timeout|delay|limit|should|fail")
    $0.members = [
      query(.var, .let) {
        $0.isStored = true
        $0.details.typeForm = try? RegularExpression(
          "^(String|Int|Double|Float|Bool|Date|Decimal|UUID)\\??$|^\"|^[0-9]|^(true|false)$")
        $0.none = [ofSettings, ofType]
      }
    ]
    let function = query(.func) { $0.none = [ofType] }
    let collaborator = query(.var, .let) {
      $0.isStored = true
      $0.details.typeForm = try? RegularExpression(
        "->|(Service|Repository|Client|Store|Storage|Manager|API|Session|Protocol|Cache|Database|"
          + "Container|Context|Provider|Loader|Fetcher|Defaults|Queue|Logger)[?!)]*(\\(.*\\))?$")
    }
    let ofProtocol = query(.struct) { $0.details.inheritedDeclarations = [query(.protocol)] }
    $0.none = [having(function), having(collaborator), ofProtocol]
  }

  /// A member of the type itself, and not of its values.
  private static let ofType = query { $0.modifiers = .static }

  private static func having(_ member: DeclarationQuery) -> DeclarationQuery {
    query(.struct) { $0.members = [member] }
  }

  private static func query(
    _ kinds: DeclarationKind..., set: (inout DeclarationQuery) -> Void = { _ in }
  ) -> DeclarationQuery {
    var query = DeclarationQuery()
    query.kinds = Set(kinds)
    set(&query)
    return query
  }

  private static func names(_ names: String...) -> NameList {
    (try? NameList(names)) ?? .none
  }
}
