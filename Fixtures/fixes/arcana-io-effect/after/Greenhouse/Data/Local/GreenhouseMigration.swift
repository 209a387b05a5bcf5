import SwiftData

/// How the store of an earlier version is opened.
enum GreenhouseMigration: SchemaMigrationPlan {  // expect: swiftdata-migration-tested
  static var stages: [MigrationStage] { [] }
}
