struct Labels {
  func picture(at url: URL) throws -> Data { try Data.init(contentsOf: url) }  // expect: no-sync-io
  func text(at path: String) -> String? { try? String.init(contentsOfFile: path) }  // expect: no-sync-io
  func bytes(at url: URL) async throws -> Data { try Data.init(contentsOf: url) }
}
