import Project
import Serving

/// An edit of a coding agent, as a hook of the agent describes it.
///
/// Source: Claude Code, "Hooks reference" (PreToolUse and PostToolUse of Write, Edit and MultiEdit); Gemini
/// CLI, "Hooks reference" (BeforeTool and AfterTool of write_file and replace).
package struct EditEvent: Sendable {
  /// The agents whose forms are known.
  enum Agent: Sendable {
    case claudeCode, geminiCLI
  }

  /// What is to become of an edit.
  package enum Verdict: Sendable {
    case stands
    /// The user decides, where the agent can ask.
    case asks
    case isRefused
  }

  private struct Replacement: Sendable {
    let old: [UInt8]
    let new: [UInt8]
    let isEverywhere: Bool

    /// The replacement with the line ends of a text: agents are shown, and write, those of Unix.
    func fitting(_ text: [UInt8]) -> Replacement {
      let lineFeed = UInt8(ascii: "\n")
      let hasCRLF = text.firstIndex(of: lineFeed).map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false
      guard hasCRLF, !old.contains(0x0D) else { return self }
      func converted(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 == lineFeed ? [0x0D, lineFeed] : $0 == 0x0D ? [] : [$0] }
      }
      return Replacement(old: converted(old), new: converted(new), isEverywhere: isEverywhere)
    }
  }

  private enum Change: Sendable {
    case whole([UInt8])
    case replacements([Replacement])
  }

  let agent: Agent
  private let event: String
  /// True if the edit has not been made.
  package let isBefore: Bool
  /// The path of the file, absolute.
  package let path: String
  private let change: Change

  /// Reads what the agent sends; nil where it is not about an edit.
  package init?(_ message: MessageValue) throws {
    guard let event = message["hook_event_name"]?.string, let tool = message["tool_name"]?.string
    else { throw CallFailure("it has no 'hook_event_name' or no 'tool_name'") }
    self.event = event
    switch event {
    case "PreToolUse": (agent, isBefore) = (.claudeCode, true)
    case "PostToolUse": (agent, isBefore) = (.claudeCode, false)
    case "BeforeTool": (agent, isBefore) = (.geminiCLI, true)
    case "AfterTool": (agent, isBefore) = (.geminiCLI, false)
    default: return nil
    }
    let input = message["tool_input"] ?? [:]
    guard ["Write", "write_file", "Edit", "replace", "MultiEdit"].contains(tool) else { return nil }
    guard let change = Self.change(tool, input), let path = input["file_path"]?.string,
      !path.isEmpty
    else { throw CallFailure("its edit with '\(tool)' has another form than is known") }
    self.change = change
    if path.hasPrefix("/") {
      self.path = Self.resolved(path)
    } else if let folder = message["cwd"]?.string, folder.hasPrefix("/") {
      self.path = Self.resolved("\(folder)/\(path)")
    } else {
      throw CallFailure("'file_path' is relative, and there is no 'cwd'")
    }
  }

  private static func change(_ tool: String, _ input: MessageValue) -> Change? {
    switch tool {
    case "Write", "write_file":
      return input["content"]?.string.map { .whole(Array($0.utf8)) }
    case "MultiEdit":
      let edits = (input["edits"]?.array ?? []).map(replacement)
      let known = edits.compactMap(\.self)
      return known.isEmpty || known.count < edits.count ? nil : .replacements(known)
    default: return replacement(input).map { .replacements([$0]) }
    }
  }

  /// An absolute path without `.` and `..`, as agents read them: without a look at the disk.
  private static func resolved(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  private static func replacement(_ input: MessageValue) -> Replacement? {
    guard let old = input["old_string"]?.string, let new = input["new_string"]?.string else {
      return nil
    }
    let isEverywhere =
      input["replace_all"]?.bool ?? input["allow_multiple"]?.bool
      ?? ((input["expected_replacements"]?.integer ?? 1) > 1)
    return Replacement(old: Array(old.utf8), new: Array(new.utf8), isEverywhere: isEverywhere)
  }

  // MARK: - Text

  /// The text of the file after the edit.
  ///
  /// - Parameter current: what the file holds now, nil if there is none.
  /// - Throws: if the edit does not fit the file: the agent will not make it either.
  package func text(from current: [UInt8]?) throws(CallFailure) -> [UInt8] {
    guard isBefore else {
      guard let current else { throw CallFailure("there is no file '\(path.quotable)'") }
      return current
    }
    switch change {
    case .whole(let text): return text
    case .replacements(let replacements):
      var text = current ?? []
      for replacement in replacements {
        if replacement.old.isEmpty {
          guard text.isEmpty else {
            throw CallFailure("'old_string' is empty, and '\(path.quotable)' is not")
          }
          text = replacement.new
          continue
        }
        let replacement = replacement.fitting(text)
        let places = Self.places(of: replacement.old, in: text)
        guard let first = places.first else {
          throw CallFailure(
            current == nil
              ? "there is no file '\(path.quotable)'"
              : "the 'old_string' of the edit is not in '\(path.quotable)'")
        }
        let chosen = replacement.isEverywhere ? places : [first]
        for place in chosen.reversed() {
          text.replaceSubrange(place..<(place + replacement.old.count), with: replacement.new)
        }
      }
      return text
    }
  }

  /// The 1-based lines of a text that the edit has made or makes, nil for all.
  ///
  /// - Parameter current: what the file holds now.
  package func lines(of text: [UInt8], from current: [UInt8]?) -> [Range<Int>]? {
    if isBefore {
      guard let current else { return nil }
      let hunks = LineDiff(TextLines(current), TextLines(text)).hunks
      return hunks.map { $0.new.lowerBound + 1..<max($0.new.upperBound, $0.new.lowerBound + 1) + 1 }
    }
    guard case .replacements(let replacements) = change else { return nil }
    let lines = TextLines(text)
    let written = replacements.filter { !$0.new.isEmpty }.map { replacement in
      let new = replacement.fitting(text).new
      return Self.places(of: new, in: text).map { place in
        lines.line(at: place) + 1..<lines.line(at: place + new.count - 1) + 2
      }
    }
    // Where a formatter has come first, nobody knows which lines are the edit's.
    return written.contains(where: \.isEmpty) ? nil : written.flatMap(\.self)
  }

  /// True if the edit writes the whole file, so that findings about it as a whole are the edit's.
  package var isWhole: Bool { if case .whole = change { true } else { false } }

  /// The places at which some bytes are in others, none of which overlap.
  private static func places(of part: [UInt8], in text: [UInt8]) -> [Int] {
    guard let first = part.first, part.count <= text.count else { return [] }
    var places: [Int] = []
    var index = 0
    while index <= text.count - part.count {
      if text[index] == first, text[index..<(index + part.count)].elementsEqual(part) {
        places.append(index)
        index += part.count
      } else {
        index += 1
      }
    }
    return places
  }

  // MARK: - Answer

  /// The answer that the agent expects.
  ///
  /// - Parameters:
  ///   - words: what was found, nil for nothing.
  ///   - verdict: what is to become of the edit.
  package func answer(_ words: String?, _ verdict: Verdict) -> MessageValue {
    guard let words else { return [:] }
    switch (agent, verdict) {
    case (.claudeCode, .isRefused) where isBefore:
      return [
        "hookSpecificOutput": [
          "hookEventName": .string(event), "permissionDecision": "deny",
          "permissionDecisionReason": .string(words),
        ]
      ]
    // The reason goes to the user, the context to the agent.
    case (.claudeCode, .asks) where isBefore:
      return [
        "hookSpecificOutput": [
          "hookEventName": .string(event), "permissionDecision": "ask",
          "permissionDecisionReason": .string(words), "additionalContext": .string(words),
        ]
      ]
    case (.claudeCode, .isRefused), (.claudeCode, .asks):
      return ["decision": "block", "reason": .string(words)]
    case (.geminiCLI, .isRefused) where isBefore, (.geminiCLI, .asks) where isBefore:
      return ["decision": "deny", "reason": .string(words)]
    // Before an edit that stands, only the user is told.
    case (.geminiCLI, .stands) where isBefore: return ["systemMessage": .string(words)]
    // After the edit, a refusal would hide what it did.
    default:
      return [
        "hookSpecificOutput": [
          "hookEventName": .string(event), "additionalContext": .string(words),
        ]
      ]
    }
  }
}
