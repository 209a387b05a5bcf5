/// Text that goes to the log of a job. Services that run jobs look for commands in it, so that a
/// name or a line of source could set a variable of the job or hide what comes next.
///
/// GitHub obeys `::name::` at the start of a line, after white space too, and `##[name]` anywhere
/// in one; Azure Pipelines `##vso[name]` and TeamCity `##teamcity[name]` anywhere. One character of
/// each is spelled out, as ``Swift/String/visible`` does it.
///
/// Source: the runner of GitHub Actions, `ActionCommand.cs`; the agent of Azure Pipelines,
/// `Command.cs`; TeamCity's documentation, "Service Messages".
package enum LogText {
  /// Lines for people. Commands to a terminal or a service are spelled out; line feeds stay.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }
      .joined(separator: "\n")
  }

  /// A line for people, without the text's line breaks.
  package static func line(_ text: String) -> String {
    mayHoldCommand(text.utf8) ? withoutCommands(text.visible) : text.visible
  }

  /// Spells out what a service obeys in the bytes from `start` on, where a line starts.
  static func spellCommands(in bytes: inout [UInt8], from start: Int) {
    guard mayHoldCommand(bytes[start...]) else { return }
    bytes.replaceSubrange(start..., with: withoutCommands(Array(bytes[start...])))
  }

  /// The bytes with what a service obeys spelled out.
  static func withoutCommands(_ bytes: [UInt8]) -> [UInt8] {
    guard mayHoldCommand(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isFirst = true
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !isFirst { result.append(0x0A) }
      isFirst = false
      if mayHoldCommand(line) {
        result += withoutCommands(String(decoding: line, as: UTF8.self)).utf8
      } else {
        result += line
      }
    }
    return result
  }

  /// Two of one of the signs with which commands start are in nearly no report.
  private static func mayHoldCommand(_ bytes: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      previous = byte
    }
    return false
  }

  /// One line with what a service obeys spelled out.
  private static func withoutCommands(_ line: String) -> String {
    var result = ""
    var rest = Substring(line).unicodeScalars
    let space = rest.prefix { $0.properties.isWhitespace }
    let start = rest.dropFirst(space.count)
    // A third colon starts no name.
    if start.starts(with: "::".unicodeScalars), start.dropFirst(2).first != ":" {
      result.unicodeScalars += space
      result += "\\u{3A}"
      rest = rest.dropFirst(space.count + 1)
    }
    while let scalar = rest.popFirst() {
      result.unicodeScalars.append(scalar)
      if scalar == "#", startsCommand(rest) {
        result += "\\u{23}"
        rest.removeFirst()
      }
    }
    return result
  }

  /// Returns true if the second `#` of a command is next.
  private static func startsCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().drop { $0.isASCII && $0.properties.isAlphabetic }.first == "["
  }
}
