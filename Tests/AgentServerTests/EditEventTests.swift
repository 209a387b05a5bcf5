import LintRules
import Serving
import Testing

@testable import AgentServer

/// Hooks of coding agents are understood, and answered in their own forms.
@Suite struct EditEventTests {
  private func event(
    _ name: String, _ tool: String, _ input: MessageValue, cwd: String = "/p"
  ) throws -> EditEvent? {
    try EditEvent([
      "hook_event_name": .string(name), "tool_name": .string(tool), "tool_input": input,
      "cwd": .string(cwd),
    ])
  }

  private func text(_ event: EditEvent?, from current: String?) throws -> String? {
    try (event?.text(from: current.map { Array($0.utf8) })).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("the edits of both agents give the text after them")
  func texts() throws {
    let write: MessageValue = ["file_path": "/p/A.swift", "content": "new"]
    let edit: MessageValue = ["file_path": "A.swift", "old_string": "a", "new_string": "b"]
    for (name, tool) in [("PreToolUse", "Write"), ("BeforeTool", "write_file")] {
      #expect(try text(event(name, tool, write), from: "old") == "new")
    }
    for (name, tool) in [("PreToolUse", "Edit"), ("BeforeTool", "replace")] {
      let found = try event(name, tool, edit)
      #expect(found?.path == "/p/A.swift")
      #expect(try text(found, from: "aa") == "ba")
      #expect(throws: CallFailure.self) { try text(found, from: "xx") }
      #expect(throws: CallFailure.self) { try text(found, from: nil) }
    }
    let all = try event(
      "PreToolUse", "Edit",
      ["file_path": "/A", "old_string": "a", "new_string": "b", "replace_all": true])
    #expect(try text(all, from: "aa") == "bb")
    let many = try event(
      "PreToolUse", "MultiEdit",
      [
        "file_path": "/A",
        "edits": [
          ["old_string": "a", "new_string": "b"], ["old_string": "b", "new_string": "c"],
        ],
      ])
    #expect(try text(many, from: "a") == "c")
  }

  @Test("after an edit, the file is as it is, and the lines are those of the new text")
  func after() throws {
    let found = try event(
      "PostToolUse", "Edit", ["file_path": "/A", "old_string": "x", "new_string": "b\nc"])
    #expect(try text(found, from: "a\nb\nc\nd\n") == "a\nb\nc\nd\n")
    #expect(found?.lines(of: Array("a\nb\nc\nd\n".utf8), from: nil) == [2..<4])
  }

  @Test("before an edit, the lines are those that it changes")
  func before() throws {
    let found = try event(
      "PreToolUse", "Edit", ["file_path": "/A", "old_string": "b", "new_string": "B\nC"])
    let current = Array("a\nb\nc\n".utf8)
    let new = try found?.text(from: current) ?? []
    #expect(found?.lines(of: new, from: current) == [2..<4])
  }

  @Test("agents write line feeds, also for files with the line ends of Windows")
  func lineEnds() throws {
    let input: MessageValue = ["file_path": "/A", "old_string": "a\nb", "new_string": "c\nd\n"]
    let before = try event("PreToolUse", "Edit", input)
    #expect(try text(before, from: "x\r\na\r\nb\r\n") == "x\r\nc\r\nd\r\n\r\n")
    let after = try event("PostToolUse", "Edit", input)
    #expect(after?.lines(of: Array("x\r\nc\r\nd\r\n".utf8), from: nil) == [2..<4])
  }

  @Test("where a formatter has changed the new text already, all lines count")
  func formatted() throws {
    let input: MessageValue = ["file_path": "/A", "old_string": "a", "new_string": "f( 1 )"]
    let after = try event("PostToolUse", "Edit", input)
    #expect(after?.lines(of: Array("f(1)\n".utf8), from: nil) == nil)
  }

  @Test("what is no edit is nobody's business, and what is no hook is an error")
  func others() throws {
    #expect(try event("PreToolUse", "Bash", ["command": "ls"]) == nil)
    #expect(try event("Stop", "Write", ["file_path": "/A", "content": ""]) == nil)
    for (tool, input) in [
      ("Write", ["content": ""]), ("Write", ["file_path": "/A"]),
      ("MultiEdit", ["file_path": "/A"]),
      ("Edit", ["file_path": "/A", "old_text": "a"]),
    ] as [(String, MessageValue)] {
      #expect(throws: CallFailure.self, "\(tool)") { try event("PreToolUse", tool, input) }
    }
    #expect(throws: CallFailure.self) { try EditEvent([:]) }
    #expect(throws: CallFailure.self) {
      try event("PreToolUse", "Write", ["file_path": "A", "content": ""], cwd: "")
    }
  }

  @Test("'..' in a path is read as agents do, also behind a folder that is not there")
  func paths() throws {
    for (path, expected) in [("none/../A", "/p/A"), ("/q/./r/../A", "/q/A"), ("../../../A", "/A")] {
      let found = try event("PreToolUse", "Write", ["file_path": .string(path), "content": ""])
      #expect(found?.path == expected)
    }
  }

  @Test("answers are in the form of the agent")
  func answers() throws {
    let input: MessageValue = ["file_path": "/A", "content": ""]
    func answer(_ name: String, _ tool: String, _ verdict: EditEvent.Verdict) throws
      -> MessageValue?
    {
      try event(name, tool, input)?.answer("words", verdict)
    }
    #expect(
      try answer("PreToolUse", "Write", .isRefused)?["hookSpecificOutput"]?[
        "permissionDecision"] == "deny")
    #expect(try answer("PostToolUse", "Write", .isRefused)?["decision"] == "block")
    #expect(
      try answer("PostToolUse", "Write", .stands)?["hookSpecificOutput"]?[
        "additionalContext"] == "words")
    #expect(try answer("BeforeTool", "write_file", .isRefused)?["decision"] == "deny")
    #expect(
      try answer("AfterTool", "write_file", .isRefused)?["hookSpecificOutput"]?[
        "additionalContext"] == "words")
    let question = try answer("PreToolUse", "Write", .asks)?["hookSpecificOutput"]
    #expect(question?["permissionDecision"] == "ask" && question?["additionalContext"] == "words")
    #expect(try answer("BeforeTool", "write_file", .asks)?["decision"] == "deny")
    #expect(try answer("BeforeTool", "write_file", .stands) == ["systemMessage": "words"])
    #expect(try event("PreToolUse", "Write", input)?.answer(nil, .stands) == [:])
  }

  @Test("only findings in the lines of an edit count, and those about a file if it is new")
  func findings() {
    func finding(_ line: Int?, _ severity: Severity) -> EditFindings.Finding {
      EditFindings.Finding(
        rule: "r", severity: severity, line: line, message: "m", instead: "Do it.")
    }
    var found = EditFindings(
      path: "A.swift", findings: [finding(1, .error), finding(5, .warning), finding(nil, .error)])
    found.keep([4..<6], includesFile: false)
    #expect(found.verdict([.error]) == .stands && found.verdict([.warning]) == .isRefused)
    #expect(found.words?.contains("A.swift:5 warning m [r]\n  instead: Do it.") == true)
    found.keep([9..<10], includesFile: true)
    #expect(found.words == nil)
  }

  @Test("a finding about a protected file asks, unless another one refuses")
  func protection() {
    func finding(_ line: Int?, isProtection: Bool) -> EditFindings.Finding {
      EditFindings.Finding(
        rule: "r", severity: .error, line: line, message: "m", instead: "",
        isProtection: isProtection)
    }
    var found = EditFindings(
      path: "A", findings: [finding(nil, isProtection: true), finding(5, isProtection: false)])
    #expect(found.verdict([.error]) == .isRefused)
    found.keep([1..<2], includesFile: false)
    #expect(found.verdict([.error]) == .asks && found.verdict([]) == .stands)
  }
}
