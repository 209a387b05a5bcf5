final class Reader {
  var first: Data? { FileManager.default.contents(atPath: path) }  // expect: no-sync-io
  func all() { let data = FileHandle(forReadingAtPath: path)!.readDataToEndOfFile() }  // expect: no-sync-io
  func later() { DispatchQueue.main.async { _ = try? Data(contentsOf: url) } }  // expect: no-sync-io
}
