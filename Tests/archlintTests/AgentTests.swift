import Foundation
import Testing

/// The official client of the Model Context Protocol works with `archlint mcp`, and hooks of coding agents
/// with `archlint check-edit`.
@Suite struct AgentTests {
  @Test("the package mcp lists and calls every tool, with and without a handshake")
  func officialClient() throws {
    let folder = try TemporaryFolder([:])
    guard try Tool.shell("python3 -c 'import mcp, pytest'", in: folder).status == 0 else {
      withKnownIssue("the package mcp is not installed") {
        Issue.record("the server was not tried with the official client")
      }
      return
    }
    let run = try Tool.shell(
      "python3 -m pytest -q -p no:cacheprovider '\(Tool.repository)Tests/Agents'", in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test("text that is no hook has status 1, which lets an edit pass")
  func noHook() throws {
    let folder = try TemporaryFolder([:])
    for input in ["", "{", "[]", "{}", "{\"hook_event_name\": 7}"] {
      let run = try Tool.run("check-edit", in: folder, input: input)
      #expect(run.status == 1 && run.output.isEmpty && !run.errors.isEmpty, "\(input)")
    }
  }

  // MARK: - check-edit

  private func event(_ name: String, _ tool: String, _ input: [String: String]) throws -> String {
    let value: [String: Any] = ["hook_event_name": name, "tool_name": tool, "tool_input": input]
    return String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  private func edit(
    _ path: String, _ old: String, _ new: String, in folder: TemporaryFolder
  ) throws -> Tool.Run {
    let input = ["file_path": "\(folder.path)/\(path)", "old_string": old, "new_string": new]
    return try Tool.run("check-edit", in: folder, input: event("PreToolUse", "Edit", input))
  }

  private func write(_ path: String, _ text: String, in folder: TemporaryFolder) throws -> Tool.Run
  {
    let input = ["file_path": "\(folder.path)/\(path)", "content": text]
    return try Tool.run("check-edit", in: folder, input: event("PreToolUse", "Write", input))
  }

  @Test("an edit of a protected file asks the user, one of a file that no commit has does not")
  func protectedFile() throws {
    let repository = try Repository(
      ["B/b.swift": "struct B {}\n"], "protected: ['B/**', .archlint.yml]\n")
    let folder = repository.folder
    let run = try edit("B/b.swift", "B", "C", in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains(#""permissionDecision":"ask""#), "\(run.output)")
    #expect(run.output.contains("'B/b.swift' is protected"), "\(run.output)")
    #expect(try write("B/new.swift", "struct N {}\n", in: folder).output.isEmpty)
    try folder.write("struct N {}\n", to: "B/new.swift")
    #expect(try edit("B/new.swift", "N", "M", in: folder).output.isEmpty)
    let unprotecting = try edit(".archlint.yml", "'B/**', .archlint.yml", "'B/**'", in: folder)
    #expect(unprotecting.output.contains("'.archlint.yml' is protected"), "\(unprotecting.output)")
    let configuration = try folder.text(of: ".archlint.yml")
    try folder.write(
      configuration + "authorized: [{paths: ['B/**'], reason: it moves}]\n", to: ".archlint.yml")
    #expect(try edit("B/b.swift", "B", "C", in: folder).output.isEmpty)
  }

  @Test("text that is no Swift is told, and does not refuse an edit")
  func unparsable() throws {
    let folder = try TemporaryFolder(project: ["A.swift": ""])
    for (text, reason) in [
      ("<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> b\n", "there is a conflict marker at 1:1"),
      ("struct A {\n", "a bracket opens that nothing closes at 1:10"),
    ] {
      let run = try write("A.swift", text, in: folder)
      #expect(run.status == 0)
      #expect(
        run.output.contains("additionalContext") && run.output.contains(reason), "\(run.output)")
    }
  }

  @Test("an edit that does not fit its file is not checked, and the reason is told")
  func misfit() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "let a = 1\n"])
    for (path, reason) in [("A.swift", "is not in"), ("No.swift", "there is no file")] {
      let run = try edit(path, "let b", "let c", in: folder)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("archlint: the edit is not checked, and stands: ")
          && run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test("a configuration with a mistake is named, and so is one that an edit would break")
  func brokenConfiguration() throws {
    let folder = try TemporaryFolder(project: ["A.swift": "let a = 1\n"])
    let configuration = try folder.text(of: ".archlint.yml")
    let breaking = try write(".archlint.yml", configuration + "rulez: {}\n", in: folder)
    #expect(breaking.status == 0)
    #expect(breaking.output.contains("the configuration has no key 'rulez'"), "\(breaking.output)")
    try folder.write(configuration + "rulez: {}\n", to: ".archlint.yml")
    let run = try edit("A.swift", "let a", "let c", in: folder)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("archlint: the edit is not checked, and stands: .archlint.yml:"))
    #expect(try write(".archlint.yml", configuration, in: folder).status == 0)
  }
}
