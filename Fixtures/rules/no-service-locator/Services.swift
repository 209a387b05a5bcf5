@Observable
final class ServiceContainer {
  let lamps: LampService
  let desks: DeskService

  init(environment: Stage) {
    lamps = LampService(address: environment.address)
    desks = DeskService(cache: environment.cache)
  }
}

actor EventBus {
  private var streams: [String: Any] = [:]
}

/// Registers observers and resolves conflicts, neither of them of any type.
final class Ledger {
  func register<Observer>(_ observer: Observer) {}
  func resolve(_ conflict: Conflict) {}
  static let shared = Ledger()
}

struct PayloadContainer: Codable {
  var rows: [String: Int] = [:]
}

final class ScreenContainer {
  var titles: [String: String] = [:]
  func shared() {}
}

final class DiaryPersistentContainer: NSPersistentContainer {
  static let shared = DiaryPersistentContainer()
}

extension ModelContainer {
  static let shared = try! ModelContainer(for: Diary.self)
}
