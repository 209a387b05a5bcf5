import SwiftData

enum MemoryContainer {
  static func make() throws -> ModelContainer {
    let memory = ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: BerthEntity.self, configurations: memory)
  }
}
