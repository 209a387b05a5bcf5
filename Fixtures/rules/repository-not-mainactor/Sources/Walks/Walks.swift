struct FetchWalksUseCase {
  @MainActor func run() async {}  // expect: repository-not-mainactor
  func other() async { await MainActor.run { show() } }  // expect: repository-not-mainactor
}
