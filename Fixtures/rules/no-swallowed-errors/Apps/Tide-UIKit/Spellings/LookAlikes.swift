func pause() async {
  try? await clock.sleep(for: .seconds(1))
  do { try await load() } catch is CancellationError {} catch { show(error) }
}
