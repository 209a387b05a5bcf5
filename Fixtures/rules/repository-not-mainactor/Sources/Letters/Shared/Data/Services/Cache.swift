final class Cache {
  @MainActor var count = 0  // expect: repository-not-mainactor
}
