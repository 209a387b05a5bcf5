import Foundation

// None of the system's types is an actor.
extension Data {
  func store(in file: URL) throws { try self.write(to: file, options: .atomic) }  // expect: no-sync-io
}

extension Foundation.String {
  init(stored file: URL) throws {
    self = try String(contentsOf: file, encoding: .utf8)  // expect: no-sync-io
  }
}

// A package may declare this one as an actor.
extension Shelf {
  func store(_ data: Data, in file: URL) throws { try data.write(to: file) }
}
