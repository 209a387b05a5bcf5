import Foundation

@MainActor  // expect: repository-not-mainactor
final class ScheduleRepository {  // expect: repository-min-tests
  func fetchSchedule() async throws -> [Int] {  // expect: check-cancellation
    let (data, _) = try await URLSession.shared.data(from: URL(filePath: "/"))
    return try JSONDecoder().decode([Int].self, from: data)  // expect: heavy-work-off-main
  }
}

final class CachedScheduleRepository {  // expect: mutable-repository-is-actor, repository-min-tests
  private var days: [Int] = []
}

final class MockScheduleRepository {  // expect: doubles-implement-protocol
  func fetchSchedule() async throws -> [Int] {
    try await Task.sleep(for: .seconds(2))  // expect: no-real-delay-in-doubles
    return []
  }
}
