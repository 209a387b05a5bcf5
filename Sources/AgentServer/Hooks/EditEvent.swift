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

  private struct Replacement: Sendable {
    let old: [UInt8]
    let new: [UInt8]
    let isEverywhere: Bool
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
    switch tool {
    case "Write", "write_file":
      guard let text = input["content"]?.string else { return nil }
      change = .whole(Array(text.utf8))
    case "Edit", "replace":
      guard let replacement = Self.replacement(input) else { return nil }
      change = .replacements([replacement])
    case "MultiEdit":
      let edits = (input["edits"]?.array ?? []).map(Self.replacement)
      let known = edits.compactMap(\.self)
      guard !known.isEmpty, known.count == edits.count else { return nil }
      change = .replacements(known)
    default: return nil
    }
    guard let path = input["file_path"]?.string, !path.isEmpty else { return nil }
    if path.hasPrefix("/") {
      self.path = path
    } else if let folder = message["cwd"]?.string, folder.hasPrefix("/") {
      self.path = "\(folder)/\(path)"
    } else {
      throw CallFailure("'file_path' is relative, and there is no 'cwd'")
    }
  }

  private static func replacement(_ input: MessageValue) -> Replacement? {
    guard let old = input["old_string"]?.string, let new = input["new_string"]?.string else {
      return nil
    }
    let isEverywhere = input["replace_all"]?.bool ?? input["allow_multiple"]?.bool ?? false
    return Replacement(old: Array(old.utf8), new: Array(new.utf8), isEverywhere: isEverywhere)
  }

  // MARK: - Text

  /// The text of the file after the edit.
  ///
  /// - Parameter current: what the file holds now, nil if there is none.
  /// - Returns: nil if the edit does not fit the file, which the agent finds out itself.
  package func text(from current: [UInt8]?) -> [UInt8]? {
    guard isBefore else { return current }
    switch change {
    case .whole(let text): return text
    case .replacements(let replacements):
      var text = current ?? []
      for replacement in replacements {
        if replacement.old.isEmpty {
          guard text.isEmpty else { return nil }
          text = replacement.new
          continue
        }
        let places = Self.places(of: replacement.old, in: text)
        guard let first = places.first else { return nil }
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
    return replacements.flatMap { replacement -> [Range<Int>] in
      guard !replacement.new.isEmpty else { return [] }
      return Self.places(of: replacement.new, in: text).map { place in
        let last = lines.line(at: place + replacement.new.count - 1)
        return lines.line(at: place) + 1..<last + 2
      }
    }
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
  ///   - isRefused: whether the edit is not to stand.
  package func answer(_ words: String?, isRefused: Bool) -> MessageValue {
    guard let words else { return [:] }
    switch (agent, isRefused) {
    case (.claudeCode, true) where isBefore:
      return [
        "hookSpecificOutput": [
          "hookEventName": .string(event), "permissionDecision": "deny",
          "permissionDecisionReason": .string(words),
        ]
      ]
    case (.claudeCode, true): return ["decision": "block", "reason": .string(words)]
    case (.geminiCLI, true) where isBefore: return ["decision": "deny", "reason": .string(words)]
    // After the edit, a refusal would hide what it did.
    case (.geminiCLI, _) where isBefore: return [:]
    default:
      return [
        "hookSpecificOutput": [
          "hookEventName": .string(event), "additionalContext": .string(words),
        ]
      ]
    }
  }
}
