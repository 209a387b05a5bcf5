import Buffers
import TestSupport
import Testing

@testable import YAML

/// Reading ends for any bytes, and the result fits them.
@Suite("Robustness")
struct RobustnessTests {
  @Test("The sample is read")
  func wholeSample() throws {
    let node = try YAMLNode.parse(sample)
    #expect(
      node.mapping?.map { $0.key.scalar?.text } == [
        "version", "title", "rules", "explicit key", "escapedé key", " block key", "on",
      ])
  }

  @Test("Every prefix of a text is read or refused")
  func prefixes() {
    let bytes = ContiguousArray(sample.utf8)
    for count in 0...bytes.count { checkOutcome(of: ContiguousArray(bytes[..<count])) }
  }

  @Test("Every suffix of a text is read or refused")
  func suffixes() {
    let bytes = ContiguousArray(sample.utf8)
    for count in 0...bytes.count { checkOutcome(of: ContiguousArray(bytes[count...])) }
  }

  @Test("A text with a changed byte is read or refused", arguments: 1...8)
  func flips(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = ContiguousArray(sample.utf8)
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let offset = Int.random(in: changed.indices, using: &generator)
        changed[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      checkOutcome(of: changed)
    }
  }

  @Test("A text with moved, repeated or missing parts is read or refused", arguments: 1...8)
  func splices(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = ContiguousArray(sample.utf8)
    for _ in 0..<100 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let from = Int.random(in: bytes.indices, using: &generator)
        let count = Int.random(in: 0...min(20, bytes.count - from), using: &generator)
        let to = Int.random(in: changed.indices, using: &generator)
        let dropped = Int.random(in: 0...min(20, changed.count - to), using: &generator)
        changed.replaceSubrange(to..<to + dropped, with: bytes[from..<from + count])
      }
      checkOutcome(of: changed)
    }
  }

  @Test("Any text of indicators is read or refused", arguments: 1...8)
  func soup(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      " ", "  ", "\n", "\n\n", "\r\n", "\t", ":", ": ", "-", "- ", "? ", ",", "[", "]", "{", "}",
      "#", " #", "'", "\"", "|", ">", "|\n", ">-\n", "|2\n", "\\", "a", "b: c", "é", "---", "...",
      "&", "*", "!", "%", "@", "~",
    ]
    for _ in 0..<250 {
      let count = Int.random(in: 1...16, using: &generator)
      let text = try (0..<count).map { _ in try #require(parts.randomElement(using: &generator)) }
      checkOutcome(of: ContiguousArray(text.joined().utf8))
    }
  }

  @Test("Line feeds may be carriage returns and line feeds", arguments: 1...4)
  func lineBreaks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lines = sample.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<50 {
      var changed = lines
      let index = Int.random(in: changed.indices, using: &generator)
      changed[index] = (Bool.random(using: &generator) ? " " : "- ") + changed[index]
      changed.swapAt(index, Int.random(in: changed.indices, using: &generator))
      let expected = outcome(of: changed.joined(separator: "\n"))
      #expect(outcome(of: changed.joined(separator: "\r\n")) == expected)
      #expect(outcome(of: changed.joined(separator: "\r")) == expected)
    }
  }

  @Test(
    "A part that is repeated thousands of times is read or refused",
    arguments: [
      "[", "{", "]", "[]", "\"", "'", "''", "- ", "-", "? ", ": ", ":", "a:", "a: ", ", ", "[a,",
      "{a: ", "#", " ", "\t", "\n", "\r", "\r\n", " \n", "\t\n", "a", "a ", "a\n", "- a\n",
      "a: b\n",
      "a#", "&", "*", "!", "%", "|", ">", "|\n", "\\", "é", "\u{323}\u{301}", "---\n", "...\n",
      "-\n",
      "a\n\n\n", "'\n", "\"\\n", "\"\\\n",
    ])
  func repetition(part: String) {
    let count = 20_000 / part.utf8.count
    for start in ["", "[", "{a: ", "- ", "'", "\"", "a: >\n ", "? "] {
      _ = try? YAMLNode.parse(start + String(repeating: part, count: count))
    }
  }

  @Test(
    "A megabyte of one part takes linear time",
    arguments: ["[", "\"", "''", "- ", "x", " ", "\n", "a: "])
  func megabyte(part: String) {
    let count = 1_000_000 / part.utf8.count
    _ = try? YAMLNode.parse("a:\n  " + String(repeating: part, count: count))
  }

  @Test("A large text of many parts takes linear time")
  func variety() throws {
    let numbers = 0..<6_000
    let keys = try YAMLNode.parse(numbers.map { "key\($0): \($0)\n" }.joined())
    #expect(keys.mapping?.count == numbers.count)
    let flow = try YAMLNode.parse("[" + numbers.map { "{a\($0): \($0)}, " }.joined() + "]")
    #expect(flow.sequence?.count == numbers.count)
    let blocks = try YAMLNode.parse(numbers.map { "- |\n a\($0)\n\n" }.joined())
    #expect(blocks.sequence?.count == numbers.count)
    let deep = try YAMLNode.parse(
      numbers.prefix(1_000).map { _ in String(repeating: "- ", count: 60) + "a\n" }.joined())
    #expect(deep.sequence?.count == 1_000)
    let indented = try? YAMLNode.parse(
      numbers.prefix(1400).map { String(repeating: " ", count: $0) + "a:\n" }.joined())
    #expect(indented == nil)
  }
}

/// Reads bytes and checks that the places in what comes out are places in the bytes.
private func checkOutcome(of bytes: ContiguousArray<UInt8>) {
  let places = places(in: bytes)
  do throws(YAMLError) {
    let node = try YAMLNode.parse(bytes.view)
    #expect(faults(of: node, in: bytes, places) == [], "\(String(decoding: bytes, as: UTF8.self))")
  } catch {
    #expect(places.contains(error.mark), "\(error) \(String(decoding: bytes, as: UTF8.self))")
    #expect(!error.message.isEmpty)
  }
}

/// Returns the problems with the locations of a node and of those in it.
private func faults(
  of node: YAMLNode, in bytes: ContiguousArray<UInt8>, _ places: Set<YAMLMark>
) -> [String] {
  var faults: [String] = []
  if !places.contains(node.start) { faults.append("start of \(render(node))") }
  if !places.contains(node.end) { faults.append("end of \(render(node))") }
  if node.end < node.start { return faults + ["order of \(render(node))"] }
  let children: [YAMLNode]
  switch node.content {
  case .scalar(let scalar):
    guard scalar.style == .plain, node.start.line == node.end.line else { return faults }
    let source = String(decoding: bytes[node.start.offset..<node.end.offset], as: UTF8.self)
    return source == scalar.text ? faults : faults + ["text of \(render(node))"]
  case .sequence(let items): children = items
  case .mapping(let entries): children = entries.flatMap { [$0.key, $0.value] }
  }
  var end = node.start
  for child in children {
    if child.start < end || child.end > node.end { faults.append("place of \(render(child))") }
    end = child.end
    faults += YAMLTests.faults(of: child, in: bytes, places)
  }
  return faults
}

/// The place of every offset of a text.
private func places(in bytes: ContiguousArray<UInt8>) -> Set<YAMLMark> {
  var places: Set<YAMLMark> = []
  var line = 1
  var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for offset in 0...bytes.count {
    places.insert(YAMLMark(offset: offset, line: line, column: offset - lineStart + 1))
    guard offset < bytes.count else { break }
    let isReturn = bytes[offset] == 0x0D && bytes[(offset + 1)...].first != 0x0A
    guard bytes[offset] == 0x0A || isReturn else { continue }
    line += 1
    lineStart = offset + 1
  }
  return places
}

/// A text with every construct that is supported.
private let sample = """
  %YAML 1.2
  ---
  version: 1
  title: Äpfel & Birnen, plain text
    over two lines

    and a third
  rules:
  - id: one   # first
    why: 'It''s quoted
      over lines'
    paths: [Sources/**, "a\\tb", {max: 3, min: -1.5e3,}, x: y,
      # comment
      last]
    text: |
      let a = 1
        let b = 2

      # no comment
    folded: >-
      one
      two

        three

  - - compact
    - - deeper
  -
    empty:
    null: ~
  ? explicit key
  : - value
  "escaped\\u00e9 key": {}
  ? |2-
     block key
  : "a
    b\\x41\\

    c"
  on: yes
  ...
  # the end

  """
