import Testing

@Test func writes() throws {
  let file = URL.temporaryDirectory.appending(path: "tides.csv")  // expect: tests-no-file-system
  try export.write(to: file)  // expect: tests-no-file-system
  let text = try String(contentsOf: file, encoding: .utf8)  // expect: tests-no-file-system
  try FileManager.default.removeItem(at: file)  // expect: tests-no-file-system
  let sample = try Data(contentsOf: Bundle.module.url(forResource: "a", withExtension: "csv")!)
  text.write(to: &output)
  // NSTemporaryDirectory()
}
