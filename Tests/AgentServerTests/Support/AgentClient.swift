import Configuration
import Engine
import Foundation
import Serving
import Synchronization

@testable import AgentServer

/// A coding agent that asks about a project in a folder, and a server in the same process.
final class AgentClient: Sendable {
  let root: String
  let server: AgentServer
  private let received = Received()
  private let lastID = Mutex(0)

  /// The messages of the server.
  private final class Received: Sendable {
    private let messages = Mutex<[MessageValue]>([])

    func add(_ message: MessageValue) { messages.withLock { $0.append(message) } }

    func take() -> [MessageValue] {
      messages.withLock { messages in
        defer { messages = [] }
        return messages
      }
    }
  }

  /// - Parameter files: texts by path, the configuration among them.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "archlint-\(UUID().uuidString)")
    root = url.path()
    let received = received
    server = AgentServer(host: .test) { received.add($0) }
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  // MARK: - Messages

  /// Sends bytes, waits until all calls in them are answered, and returns what the server sends.
  func send(_ bytes: [UInt8]) async -> [MessageValue] {
    await server.receive(bytes)
    await server.finish()
    return received.take()
  }

  func send(_ messages: MessageValue...) async -> [MessageValue] {
    await send(messages.flatMap { Array("\($0.text)\n".utf8) })
  }

  static func request(
    _ id: MessageValue, _ method: String, _ parameters: MessageValue = [:]
  ) -> MessageValue {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
  }

  /// The response to a request.
  func ask(_ method: String, _ parameters: MessageValue = [:]) async -> MessageValue {
    let id = lastID.withLock { last in
      last += 1
      return MessageValue.integer(last)
    }
    let answers = await send(Self.request(id, method, parameters))
    return answers.first { $0["id"] == id } ?? .null
  }

  /// The answer to a call of a tool about the project.
  func call(_ tool: String, _ arguments: [String: MessageValue] = [:]) async -> ToolReply {
    let given = arguments.merging(["project": .string(root)]) { own, _ in own }
    let answer = await ask("tools/call", ["name": .string(tool), "arguments": .object(given)])
    return ToolReply(answer)
  }
}

/// What a tool answers.
struct ToolReply {
  let isError: Bool
  let text: String
  let values: MessageValue

  init(_ answer: MessageValue) {
    let result = answer["result"]
    isError = result?["isError"]?.bool ?? true
    text = result?["content"]?.array?.first?["text"]?.string ?? answer.text
    values = result?["structuredContent"] ?? .null
  }

  /// The texts of a member of each element of a list.
  func texts(_ list: String, _ member: String) -> [String] {
    values[list]?.array?.compactMap { $0[member]?.string } ?? []
  }
}

extension AgentHost {
  /// The host that takes a folder with a `.archlint.yml` for a project.
  static let test = AgentHost(
    version: "1.0", workers: 2,
    root: { folder in
      var folder = URL(filePath: folder)
      while !FileManager.default.fileExists(atPath: folder.appending(path: ".archlint.yml").path())
      {
        guard folder.path().count > 1 else { throw CallFailure("there is no project") }
        folder = folder.deletingLastPathComponent()
      }
      let path = folder.path()
      return path.hasSuffix("/") ? String(path.dropLast()) : path
    },
    source: { folder, openText in
      let path = "\(folder)/.archlint.yml"
      return LoadedProject(
        root: folder, configuration: try configuration(folder, ConfigurationRequest()),
        baseline: nil, settings: [path])
    },
    details: { folder in
      var request = ConfigurationRequest()
      request.includesExamples = true
      request.includesChecklists = true
      request.includesOutcome = true
      return try configuration(folder, request)
    },
    files: { folder in files(folder) },
    changes: { _, _, commit in throw CallFailure("there is no commit '\(commit)'") })

  private static func files(_ folder: String) -> ConfigurationFiles {
    let path = "\(folder)/.archlint.yml"
    return ConfigurationFiles(
      path: path, text: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  private static func configuration(
    _ folder: String, _ request: ConfigurationRequest
  ) throws -> Configuration {
    try Configuration.build(files(folder), request: request, catalogue: try Catalogue.shipped())
  }
}
