// expect-file: swiftdata-migration-tested
import SwiftData

enum HarborMigration: SchemaMigrationPlan {
  static var stages: [MigrationStage] { [] }
}
