import SwiftData

let container = try ModelContainer(for: BerthEntity.self, TideEntity.self)
