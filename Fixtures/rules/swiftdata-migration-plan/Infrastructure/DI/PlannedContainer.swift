import SwiftData

enum PlannedContainer {
  static func make() throws -> ModelContainer {
    try ModelContainer(for: BerthEntity.self, migrationPlan: BerthPlan.self)
  }
}

#Preview {
  let container = try! ModelContainer(for: BerthEntity.self)
  return BerthsScreen().modelContainer(container)
}
