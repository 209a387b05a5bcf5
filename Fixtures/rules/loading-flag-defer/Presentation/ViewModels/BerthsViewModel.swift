@Observable
final class BerthsViewModel {
  private func refresh() async throws {  // expect: loading-flag-defer
    output.isLoading = true
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

  func search() {  // expect: loading-flag-defer
    Task {
      isLoading = true
      do {
        output.names = try await berths.search()
        isLoading = false
      } catch {
        isLoading = false
      }
    }
  }

  func listen() {
    output.isLoading = true
    berths.listen { [weak self] _ in
      self?.output.isLoading = false
    }
  }

  private func stop() { output.isLoading = false }
}

final class Store { func load() { isLoading = true } }
