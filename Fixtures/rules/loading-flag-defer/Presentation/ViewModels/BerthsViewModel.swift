@Observable
final class BerthsViewModel {
  private func refresh() async throws {
    output.isLoading = true  // expect: loading-flag-defer
    output.names = try await berths.names()
    output.isLoading = false
  }

  private func read() async throws {
    output.isLoading = true
    defer { output.isLoading = false }
    output.names = try await berths.names()
  }

  private func submit() {
    Task {
      output.isLoading = true
      defer {
        count += 1
        output.isLoading = false
      }
      await berths.submit()
    }
  }

  private func stop() { output.isLoading = false }
}

final class Store { func load() { isLoading = true } }
