// expect-file: swiftdata-migration-tested
import SwiftData

/// How the store of an earlier version is opened.
enum GreenhouseMigration: SchemaMigrationPlan {
  static var stages: [MigrationStage] { [] }
}
