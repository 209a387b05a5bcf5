// expect-file: core-files-present, swiftdata-versioned-schema, swiftdata-migration-plan
import SwiftData

/// A bed as it is stored.
@Model
final class BedEntity {  // expect: entity-mapping, entity-sync-status
  var name = ""

  init(name: String) { self.name = name }
}
