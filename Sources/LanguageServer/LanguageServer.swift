import Configuration
import Engine
import JSON
import LintRules
import Serving

/// A language server: it is given messages of a client and answers with messages.
///
/// It works on what it has been given: where several messages have come since, they are taken
/// together, and the project is checked once.
///
/// Source: Language Server Protocol 3.17.
package struct LanguageServer {
  /// The state of the connection.
  enum State {
    case starting, running, ended
  }

  let source: ProjectSource
  let workers: Int
  let version: String
  var state = State.starting
  var encoding = PositionEncoding.utf16
  /// True if the client asks for diagnostics, so that the server does not send them unasked.
  var clientPulls = false
  var clientRefreshes = false
  var clientWatches = false
  var clientShowsProgress = false
  /// The token of the progress that the client shows, nil while it shows none.
  var progressToken: String?
  /// The open documents by absolute path.
  var documents: [String: TextDocument] = [:]
  /// The URI of each open document, as the client writes it.
  var uris: [String: String] = [:]
  var folders: [WorkspaceFolder] = []
  /// True if a check has been made whose findings have not been sent.
  var isUnpublished = false
  /// The diagnostics that were sent last, by URI.
  var published: [String: MessageValue] = [:]
  /// The diagnostics of files that the client has asked for last, with the id of the answer, by URI.
  var answered: [String: (id: Int, items: [MessageValue])] = [:]
  var lastAnswer = 0
  var outgoing: [MessageValue] = []
  var nextRequest = 1
  /// The status to exit with, nil while the connection goes on.
  package private(set) var exitStatus: Int32?

  /// - Parameters:
  ///   - workers: how many threads a check uses.
  ///   - version: the version of archlint, for the client.
  package init(workers: Int, version: String, source: @escaping ProjectSource) {
    self.source = source
    self.workers = workers
    self.version = version
  }

  /// Handles all messages that have come, and returns the answers to requests. What follows from the
  /// changes among them is left to ``settle()``.
  package mutating func handle(_ frames: [MessageFramer.Frame]) async -> [MessageValue] {
    var messages: [MessageValue] = []
    for frame in frames {
      switch frame {
      case .malformed(let reason): respondToNobody(.parseError, reason)
      case .message(let bytes):
        do {
          messages.append(try MessageValue(bytes))
        } catch {
          respondToNobody(.parseError, error.message)
        }
      }
    }
    let cancelled = Set(
      messages.filter { $0["method"] == "$/cancelRequest" }.compactMap { $0["params"]?["id"] })
    for message in messages where exitStatus == nil { await handle(message, cancelled) }
    if state == .running, folders.contains(where: { $0.isNew && $0.isStale }) { beginProgress() }
    defer { outgoing = [] }
    return outgoing
  }

  /// Checks what has changed, and returns the diagnostics to publish.
  package mutating func settle() async -> [MessageValue] {
    if state == .running, exitStatus == nil { await publish() }
    endProgress()
    defer { outgoing = [] }
    return outgoing
  }

  private mutating func handle(_ message: MessageValue, _ cancelled: Set<MessageValue>) async {
    guard let method = message["method"]?.string else {
      // A response to a request of the server, which needs no answer, or no message at all.
      if message["id"] == nil { respondToNobody(.invalidRequest, "a message has no method") }
      return
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else {
      await notify(method, parameters)
      return
    }
    do {
      if cancelled.contains(id) { throw ResponseError(.cancelled, "the client has cancelled it") }
      let result = try await answer(method, parameters)
      outgoing.append(["jsonrpc": "2.0", "id": id, "result": result])
    } catch let error as ResponseError {
      outgoing.append(["jsonrpc": "2.0", "id": id, "error": error.json])
    } catch {
      outgoing.append(
        ["jsonrpc": "2.0", "id": id, "error": ResponseError(.internalError, "\(error)").json])
    }
  }

  // MARK: - Notifications

  private mutating func notify(_ method: String, _ parameters: MessageValue) async {
    if method == "exit" {
      exitStatus = state == .ended ? 0 : 1
      return
    }
    guard state == .running else { return }
    switch method {
    case "initialized": registerWatchers()
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave": note(.files, at: parameters["textDocument"]?["uri"])
    case "workspace/didChangeWatchedFiles":
      for change in parameters["changes"]?.array ?? [] { note(.files, at: change["uri"]) }
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"] ?? .null)
    default: return
    }
  }

  private mutating func open(_ parameters: MessageValue) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string, let path = FileURI.path(of: uri),
      let text = item?["text"]?.string
    else { return }
    documents[path] = TextDocument(Array(text.utf8), version: item?["version"]?.integer)
    uris[path] = uri
    note(clientWatches ? .texts : .files, at: .string(uri))
  }

  private mutating func change(_ parameters: MessageValue) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.string, let path = FileURI.path(of: uri) else { return }
    let changes = parameters["contentChanges"]?.array ?? []
    let version = item?["version"]?.integer
    guard documents[path]?.apply(changes, version: version, encoding) == true else {
      log("a change of '\(path)' could not be read")
      return
    }
    note(.texts, at: .string(uri))
  }

  private mutating func close(_ parameters: MessageValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.string, let path = FileURI.path(of: uri)
    else { return }
    documents[path] = nil
    uris[path] = nil
    if published.removeValue(forKey: uri) != nil {
      send("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    }
    note(clientWatches ? .texts : .files, at: .string(uri))
  }

  private mutating func changeFolders(_ event: MessageValue) {
    for folder in event["removed"]?.array ?? [] {
      guard let path = folder["uri"]?.string.flatMap({ FileURI.written(in: $0) }) else { continue }
      folders.removeAll { $0.isNamed(path) }
    }
    for folder in event["added"]?.array ?? [] { addFolder(folder["uri"]?.string) }
  }

  mutating func addFolder(_ uri: String?) {
    guard let path = uri.flatMap({ FileURI.written(in: $0) }) else { return }
    if !folders.contains(where: { $0.isNamed(path) }) { folders.append(newFolder(path)) }
  }

  private func newFolder(_ path: String) -> WorkspaceFolder {
    WorkspaceFolder(path, workers: workers, source: source)
  }

  /// Notes that a file has changed: the findings of its project are out of date.
  private mutating func note(_ change: ServedProject.Change, at uri: MessageValue?) {
    guard let path = uri?.string.flatMap({ FileURI.path(of: $0) }) else { return }
    if let index = folder(of: path) {
      folders[index].note(change)
    } else if documents[path] != nil {
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      folders.append(newFolder("/" + parent))
    }
  }

  /// The index of the innermost folder that holds a file.
  func folder(of path: String) -> Int? {
    folders.indices.filter { folders[$0].relative(path) != nil }
      .max { folders[$0].root.utf8.count < folders[$1].root.utf8.count }
  }

  private mutating func registerWatchers() {
    guard clientWatches else { return }
    request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "archlint-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": [["globPattern": "**/*"]]],
          ]
        ]
      ])
  }

  // MARK: - Sending

  mutating func send(_ method: String, _ parameters: MessageValue) {
    outgoing.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func request(_ method: String, _ parameters: MessageValue) {
    var message: [String: MessageValue] = [
      "jsonrpc": "2.0", "id": .string("archlint-\(nextRequest)"), "method": .string(method),
    ]
    if parameters != .null { message["params"] = parameters }
    nextRequest += 1
    outgoing.append(.object(message))
  }

  private mutating func log(_ message: String) {
    send("window/logMessage", ["type": 2, "message": .string(message)])
  }

  private mutating func respondToNobody(_ code: ResponseError.Code, _ message: String) {
    outgoing.append(
      ["jsonrpc": "2.0", "id": .null, "error": ResponseError(code, message).json])
  }
}
