import Engine
import LintRules
import Serving

/// Whole projects: their diagnostics, and the progress of their first check.
extension LanguageServer {
  /// The diagnostics of all files that have any, of open documents, and of those that the client still
  /// has diagnostics of.
  ///
  /// Source: Language Server Protocol 3.17, "Workspace Diagnostics".
  mutating func workspaceDiagnostics(_ parameters: MessageValue) -> MessageValue {
    var known: [String: String] = [:]
    for previous in parameters["previousResultIds"]?.array ?? [] {
      if let uri = previous["uri"]?.string { known[uri] = previous["value"]?.string }
    }
    var found: [String: [MessageValue]] = [:]
    for (index, folder) in folders.enumerated() {
      let conversion = conversion(folder)
      for (relative, findings) in folder.findings {
        let path = folder.absolute(relative)
        // An inner folder has findings of its own.
        guard self.folder(of: path) == index else { continue }
        let document = documents[path]
        found[uris[path] ?? FileURI.uri(of: folder.shown(path))] = findings.map {
          conversion.json($0, in: document)
        }
      }
    }
    for uri in uris.values { found[uri] = (try? diagnostics(of: uri)) ?? [] }
    for uri in known.keys where found[uri] == nil { found[uri] = [] }
    let items = found.sorted { $0.key < $1.key }
      .map { uri, items in report(uri, items, known: known[uri]) }
    return ["items": .array(items)]
  }

  /// The diagnostics of one file, in a few words where the client has them.
  private mutating func report(
    _ uri: String, _ items: [MessageValue], known: String?
  ) -> MessageValue {
    let version = FileURI.path(of: uri).flatMap { documents[$0]?.version }
    var report: [String: MessageValue] = [
      "uri": .string(uri), "version": version.map { .integer($0) } ?? .null,
    ]
    if let answer = answered[uri], answer.items == items {
      report["resultId"] = .string(String(answer.id))
      if known == String(answer.id) {
        report["kind"] = "unchanged"
        return .object(report)
      }
    } else {
      lastAnswer += 1
      answered[uri] = (lastAnswer, items)
      report["resultId"] = .string(String(lastAnswer))
    }
    report["kind"] = "full"
    report["items"] = .array(items)
    return .object(report)
  }

  // MARK: - Progress

  /// Tells the client that a project is being read for the first time.
  mutating func beginProgress() {
    guard clientShowsProgress, progressToken == nil else { return }
    let token = "archlint-progress-\(nextRequest)"
    progressToken = token
    request("window/workDoneProgress/create", ["token": .string(token)])
    progress(token, ["kind": "begin", "title": "archlint", "message": "checks the project"])
  }

  mutating func endProgress() {
    guard let token = progressToken else { return }
    progressToken = nil
    progress(token, ["kind": "end"])
  }

  private mutating func progress(_ token: String, _ value: MessageValue) {
    send("$/progress", ["token": .string(token), "value": value])
  }
}
