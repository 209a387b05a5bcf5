import Core
import Foundation
import SnapshotTesting  // expect: no-screenshot-tests
import Testing

@Test func opens() throws {
  let harbour = Harbour(id: UUID(), name: "North")
  #expect(harbour.age(of: Date()) < 1)  // expect: tests-no-current-time
  let session = URLSession.shared  // expect: tests-no-network
  // expect-next: tests-no-file-system
  let text = try String(contentsOf: URL(filePath: "/tmp/harbours"), encoding: .utf8)
  #expect(session.description != text)
}
// expect-file: core-tests-layout
