import SwiftData

enum HarborMigration: SchemaMigrationPlan {  // expect: swiftdata-migration-tested
  static var stages: [MigrationStage] { [] }
}
