import SwiftData

enum StoreContainer {
  static func make() throws -> ModelContainer {
    try ModelContainer(for: BerthEntity.self)  // expect: swiftdata-migration-plan
  }
}
