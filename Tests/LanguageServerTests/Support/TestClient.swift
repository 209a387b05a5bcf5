import Configuration
import Engine
import Foundation
import Serving

@testable import LanguageServer

/// An editor that works on a folder, and a server in the same process.
final class TestClient {
  let root: String
  private var server: LanguageServer
  private var lastID = 0

  /// - Parameter files: texts by path, the configuration among them.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)")
    root = url.path()
    server = LanguageServer(workers: 2, version: "1.0") { folder, openText in
      let path = "\(folder)/.archlint.yml"
      let text = openText(path) ?? (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      var files = ConfigurationFiles(path: path, text: text)
      files.findNested = { excluded in
        Walker.configurations(below: folder, excluding: excluded).compactMap { inner in
          let path = "\(folder)/\(inner)/.archlint.yml"
          guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
          return ConfigurationFiles.Nested(
            folder: inner,
            text: .success(ConfigurationText(path: path, identity: path, text: text)))
        }
      }
      let configuration = try Configuration.build(
        files, request: ConfigurationRequest(), catalogue: try Catalogue.shipped())
      var project = LoadedProject(
        root: folder, configuration: configuration, baseline: nil,
        settings: [path] + configuration.files)
      project.conventions = { path, line in "- follows: a convention of \(path):\(line)" }
      return project
    }
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Two rules: `no-f` forbids calls of `f`, with a fix that calls `g`; `no-base` forbids structs that
  /// inherit `Base`, which only other files may know.
  static let rules = """
    own-rules:
      - {id: no-f, title: f is old, why: It is slow., instead: Call g., severity: error,
         pattern: 'f($a)', fix: 'g($a)'}
      - {id: no-base, title: base, why: W, instead: I, severity: warning,
         declarations: {select: {kind: struct, inherits: Base}, require: {name: 'Fine*'}}}

    """

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func uri(_ path: String) -> MessageValue { .string(FileURI.uri(of: "\(root)/\(path)")) }

  // MARK: - Messages

  /// Sends messages at once, and returns all that the server sends.
  func send(_ messages: MessageValue...) async -> [MessageValue] {
    await receive(messages.map { .message(Array($0.text.utf8)) })
  }

  func receive(_ frames: [MessageFramer.Frame]) async -> [MessageValue] {
    let answers = await server.handle(frames)
    return answers + (await server.settle())
  }

  var exitStatus: Int32? { server.exitStatus }

  static func notification(_ method: String, _ parameters: MessageValue = [:]) -> MessageValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(
    _ id: MessageValue, _ method: String, _ parameters: MessageValue = [:]
  ) -> MessageValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  /// The response to a request: its result, or its error under `error`.
  func ask(_ method: String, _ parameters: MessageValue = [:]) async -> MessageValue {
    lastID += 1
    let id = MessageValue.integer(lastID)
    let answers = await send(Self.request(id, method, parameters))
    return answers.first { $0["id"] == id && $0["method"] == nil } ?? .null
  }

  @discardableResult
  func notify(_ method: String, _ parameters: MessageValue = [:]) async -> [MessageValue] {
    await send(Self.notification(method, parameters))
  }

  // MARK: - Steps of an editor

  /// Starts the server.
  ///
  /// - Returns: the capabilities of the server.
  @discardableResult
  func start(
    _ capabilities: MessageValue = [:], options: MessageValue = [:], folders: [String]? = nil
  ) async -> MessageValue {
    var parameters: [String: MessageValue] = [
      "capabilities": capabilities, "rootUri": uri(""), "initializationOptions": options,
    ]
    if let folders {
      parameters["workspaceFolders"] = .array(
        folders.map { ["uri": uri($0), "name": .string($0)] })
    }
    let answer = await ask("initialize", .object(parameters))
    await notify("initialized")
    return answer["result"]?["capabilities"] ?? .null
  }

  @discardableResult
  func open(_ path: String, _ text: String, version: Int = 1) async -> [MessageValue] {
    await notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": "swift", "version": .integer(version),
          "text": .string(text),
        ]
      ])
  }

  /// Replaces a range of a document, or all of it.
  @discardableResult
  func change(
    _ path: String, _ text: String, version: Int, range: Range<Position>? = nil
  ) async -> [MessageValue] {
    var change: [String: MessageValue] = ["text": .string(text)]
    if let range { change["range"] = range.json }
    return await notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": .integer(version)],
        "contentChanges": [.object(change)],
      ])
  }

  func document(_ path: String) -> MessageValue { ["textDocument": ["uri": uri(path)]] }

  func position(_ path: String, line: Int, _ character: Int) -> MessageValue {
    [
      "textDocument": ["uri": uri(path)],
      "position": Position(line: line, character: character).json,
    ]
  }

  /// The diagnostics that messages publish for a file, nil if they publish none.
  func published(_ path: String, _ messages: [MessageValue]) -> MessageValue? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri(path)
    }?["params"]
  }
}

extension MessageValue {
  /// The diagnostics in parameters or results: `rule@line:character`.
  var places: [String] {
    (self["diagnostics"] ?? self["items"])?.array?.map { diagnostic in
      let start = diagnostic["range"]?["start"]
      return "\(diagnostic["code"]?.string ?? "problem")@\(start?["line"]?.integer ?? -1):"
        + "\(start?["character"]?.integer ?? -1)"
    } ?? []
  }
}
