import Serving

/// Requests of the client.
extension LanguageServer {
  mutating func answer(
    _ method: String, _ parameters: MessageValue
  ) async throws -> MessageValue {
    switch (method, state) {
    case ("initialize", .starting): return initialize(parameters)
    case ("initialize", _): throw ResponseError(.invalidRequest, "it is initialized already")
    case (_, .starting): throw ResponseError(.notInitialized, "'initialize' has to come first")
    case ("shutdown", _):
      state = .ended
      return .null
    case (_, .ended): throw ResponseError(.invalidRequest, "it has been shut down")
    case ("textDocument/diagnostic", _):
      await refresh()
      let items = try diagnostics(of: uri(in: parameters))
      return ["kind": "full", "items": .array(items)]
    case ("workspace/diagnostic", _):
      await refresh()
      return workspaceDiagnostics(parameters)
    case ("textDocument/codeAction", _):
      await refresh()
      return try codeActions(parameters)
    case ("textDocument/hover", _):
      await refresh()
      return try await hover(parameters)
    case ("textDocument/completion", _): return try completion(parameters)
    case ("textDocument/definition", _): return try definition(parameters)
    default: throw ResponseError(.methodNotFound, "there is no method '\(method)'")
    }
  }

  mutating func initialize(_ parameters: MessageValue) -> MessageValue {
    state = .running
    let capabilities = parameters["capabilities"]
    encoding = PositionEncoding.negotiated(with: capabilities)
    clientPulls = capabilities?["textDocument"]?["diagnostic"] != nil
    let workspace = capabilities?["workspace"]
    clientRefreshes = workspace?["diagnostics"]?["refreshSupport"]?.bool ?? false
    clientWatches =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    clientShowsProgress = capabilities?["window"]?["workDoneProgress"]?.bool ?? false
    // A client that may ask for a whole project asks again and again, so that it has to want that.
    let showsWorkspace = parameters["initializationOptions"]?["workspaceDiagnostics"]?.bool ?? false
    let given = parameters["workspaceFolders"]?.array ?? []
    for folder in given { addFolder(folder["uri"]?.string) }
    if given.isEmpty { addFolder(parameters["rootUri"]?.string) }
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "diagnosticProvider": [
          "interFileDependencies": true, "workspaceDiagnostics": .bool(showsWorkspace),
        ],
        "codeActionProvider": ["codeActionKinds": ["quickfix", .string(CodeActions.fixAllKind)]],
        "hoverProvider": true, "definitionProvider": true,
        "completionProvider": ["triggerCharacters": [" ", "[", "-"]],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
      "serverInfo": ["name": "archlint", "version": .string(version)],
    ]
  }

  /// The path in the parameters of a request about a document.
  func uri(in parameters: MessageValue) throws -> String {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParameters, "it needs a 'textDocument' with a 'uri'")
    }
    return uri
  }

  /// The open document of a request, with its path.
  func document(in parameters: MessageValue) throws -> (path: String, TextDocument) {
    let uri = try uri(in: parameters)
    guard let path = FileURI.path(of: uri), let document = documents[path] else {
      throw ResponseError(.invalidParameters, "'\(uri)' is not open")
    }
    return (path, document)
  }
}
