import SwiftData

/// A bed as it is stored.
@Model
final class BedEntity {  // expect: entity-mapping, entity-sync-status, swiftdata-versioned-schema
  var name = ""

  init(name: String) { self.name = name }
}
// expect-at Greenhouse: core-files-present
