final class Store {
  func save() {
    count += 1
    try? context.save()  // expect: no-swallowed-errors
    _ = try? context.save()  // expect: no-swallowed-errors
    do { try load() } catch {}  // expect: no-swallowed-errors
    do {
      try load()
    } catch let error as StoreError {  // expect: no-swallowed-errors
      // later
    }
    do { try load() } catch { return }  // expect: no-swallowed-errors
    Task { try? await upload() }  // expect: no-swallowed-errors
    if isNew {
      try? create()  // expect: no-swallowed-errors
    }
  }

  func clear() {
    try? remove()  // expect: no-swallowed-errors
  }

  func size() -> Int? {
    let file = try? open()
    guard let other = try? open() else { return nil }
    show(try? read(), [try? read()])
    if let text = try? read() { print(text) }
    return try? file?.size()
  }

  var first: Data? { try? open() }
  func names() -> [String] { files.compactMap { try? read($0) } }
  func wait() async { try? await Task.sleep(for: .seconds(1)) }
  func log() { do { try load() } catch { logger.error("\(error)") } }
  // try? save()
}
