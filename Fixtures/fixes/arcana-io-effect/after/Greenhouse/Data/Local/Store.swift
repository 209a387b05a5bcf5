import SwiftData

/// Opens the store.
enum Store {
  static func open() throws -> ModelContainer {
    try ModelContainer(for: PlantEntity.self, migrationPlan: GreenhouseMigration.self)
  }

  static func openBeds() throws -> ModelContainer {
    try ModelContainer(for: BedEntity.self)  // expect: swiftdata-migration-plan
  }
}
