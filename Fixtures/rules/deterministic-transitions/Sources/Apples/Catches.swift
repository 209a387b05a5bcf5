final class PearsStore {
  func load() async {  // expect: deterministic-transitions
    self.state = State.loading
    do {
      self.state = .content(try await repository.pears())
    } catch is CancellationError {
      self.state = .empty
    } catch {
      logger.error("failed")
    }
  }
  func clear() async {
    state = .loading
    defer { state = .empty }
    do { try await repository.clear() } catch { logger.error("failed") }
  }
}
