@Test func writes() throws {
  let files = FileManager()  // expect: tests-no-file-system
  try text.write(toFile: path, atomically: true, encoding: .utf8)  // expect: tests-no-file-system
  let data = NSData(contentsOfFile: path)  // expect: tests-no-file-system
}
