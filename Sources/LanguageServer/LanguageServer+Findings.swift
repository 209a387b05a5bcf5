import LintRules
import Serving

/// The findings in open documents.
extension LanguageServer {
  /// Checks the projects whose findings are out of date.
  mutating func refresh() async {
    let open = documents.mapValues(\.bytes)
    for index in folders.indices where folders[index].isStale {
      isUnpublished = true
      if let message = await folders[index].check(open) {
        send("window/showMessage", ["type": 1, "message": .string(message)])
      }
    }
  }

  /// Sends the diagnostics of open documents, where they or the document have changed.
  mutating func publish() async {
    await refresh()
    guard isUnpublished else { return }
    isUnpublished = false
    if clientPulls {
      if clientRefreshes { request("workspace/diagnostic/refresh", .null) }
      return
    }
    for (path, uri) in uris.sorted(by: { $0.key < $1.key }) {
      let items = (try? diagnostics(of: uri)) ?? []
      var message: [String: MessageValue] = ["uri": .string(uri), "diagnostics": .array(items)]
      if let version = documents[path]?.version { message["version"] = .integer(version) }
      guard published[uri] != .object(message) else { continue }
      published[uri] = .object(message)
      send("textDocument/publishDiagnostics", .object(message))
    }
  }

  func conversion(_ folder: WorkspaceFolder) -> DiagnosticConversion {
    DiagnosticConversion(encoding: encoding) { folder.shown(folder.absolute($0)) }
  }

  func diagnostics(of uri: String) throws -> [MessageValue] {
    guard let path = FileURI.path(of: uri), let document = documents[path] else {
      throw ResponseError(.invalidParameters, "'\(uri)' is not open")
    }
    guard let index = folder(of: path) else { return [] }
    let conversion = conversion(folders[index])
    let problems = folders[index].problems[path] ?? []
    return problems.map { conversion.json($0, in: document) }
      + findings(at: path, index).map { conversion.json($0, in: document) }
  }

  func findings(at path: String, _ index: Int) -> [Diagnostic] {
    folders[index].relative(path).flatMap { folders[index].findings[$0] }.map { Array($0) } ?? []
  }
}
