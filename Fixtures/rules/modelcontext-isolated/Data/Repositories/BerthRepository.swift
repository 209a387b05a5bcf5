import SwiftData

final class BerthRepository: BerthRepositoryProtocol {  // expect: modelcontext-isolated
  private let modelContext: ModelContext
}

actor BerthStore { let context: SwiftData.ModelContext }  // expect: modelcontext-isolated

@MainActor
final class CraneRepository: CraneRepositoryProtocol {
  private let modelContext: ModelContext
}

// The system isolates its own classes to the main actor.
final class HarborSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var context: ModelContext?
}

@ModelActor actor TideStore { func save() { print(modelContext) } }

struct BerthsScreen: View {
  @Environment(\.modelContext) private var modelContext: ModelContext
  var body: some View { Text("") }
}

final class Pilots {
  static let context: ModelContext? = nil
  func save(in context: ModelContext) {}
}
