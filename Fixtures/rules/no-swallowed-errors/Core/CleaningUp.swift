// A function that cleans up on its way out has nobody to tell.
func copy() throws {
  defer {
    for file in files { try? FileManager.default.removeItem(at: file) }
    try? handle.close()
  }
}
func download() async {
  do { try await load() } catch is CancellationError { return } catch { show(error) }
}
