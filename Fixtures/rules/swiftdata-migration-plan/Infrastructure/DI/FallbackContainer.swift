import SwiftData

enum FallbackContainer {
  static func make() throws -> ModelContainer {
    do {
      return try ModelContainer(for: BerthEntity.self)  // expect: swiftdata-migration-plan
    } catch {
      let memoryOnly = ModelConfiguration("Berths", isStoredInMemoryOnly: true, allowsSave: true)
      return try ModelContainer(for: BerthEntity.self, configurations: memoryOnly)
    }
  }

  static func open(inMemory: Bool) throws -> ModelContainer {
    let configuration = ModelConfiguration("Berths", isStoredInMemoryOnly: inMemory)
    if inMemory {
      return try ModelContainer(for: BerthEntity.self, configurations: configuration)
    } else {
      return try ModelContainer(for: BerthEntity.self, configurations: configuration)  // expect: swiftdata-migration-plan
    }
  }
}
