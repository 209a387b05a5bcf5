import Testing

@testable import YAML

@Suite("Places of nodes")
struct MarkTests {
  @Test(
    "Every node knows where it starts and ends",
    arguments: [
      ("a", "1:1-1:2 a"),
      ("  a b  # c", "1:3-1:6 a b"),
      ("é: ü", "1:1-1:7 {…} 1:1-1:3 é 1:5-1:7 ü"),
      ("a:\n  b", "1:1-2:4 {…} 1:1-1:2 a 2:3-2:4 b"),
      ("a:\nb:", "1:1-2:3 {…} 1:1-1:2 a 1:3-1:3 _ 2:1-2:2 b 2:3-2:3 _"),
      ("? a\n? b\n: c", "1:1-3:4 {…} 1:3-1:4 a 1:4-1:4 _ 2:3-2:4 b 3:3-3:4 c"),
      ("- a\n-\n- b", "1:1-3:4 […] 1:3-1:4 a 2:2-2:2 _ 3:3-3:4 b"),
      ("- - a\n", "1:1-1:6 […] 1:3-1:6 […] 1:5-1:6 a"),
      ("[a, {b: 'c'}]", "1:1-1:14 […] 1:2-1:3 a 1:5-1:13 {…} 1:6-1:7 b 1:9-1:12 'c'"),
      ("[a: , b]", "1:1-1:9 […] 1:2-1:4 {…} 1:2-1:3 a 1:4-1:4 _ 1:7-1:8 b"),
      ("{a, b:}", "1:1-1:8 {…} 1:2-1:3 a 1:3-1:3 _ 1:5-1:6 b 1:7-1:7 _"),
      ("a\n  b\n\n", "1:1-2:4 a b"),
      ("\"a\n\\n\"", "1:1-2:4 \"a \\n\""),
      ("a: |\n  b\n\n  c\n\n", "1:1-4:4 {…} 1:1-1:2 a 1:4-4:4 |b\\n\\nc\\n"),
      ("a: |+ # c\n\n", "1:1-1:6 {…} 1:1-1:2 a 1:4-1:6 |\\n"),
      ("# c\n--- [ ]", "2:5-2:8 […]"),
      ("# c\n", "2:1-2:1 _"),
      ("--- # c\n...", "1:4-1:4 _"),
    ] as Table)
  func places(yaml: String, expected: String) throws {
    let node = try YAMLNode.parse(yaml)
    #expect(places(of: node).joined(separator: " ") == expected, "\(yaml)")
  }

  @Test("Offsets count bytes, and a byte order mark has no column")
  func offsets() throws {
    let node = try YAMLNode.parse("\u{FEFF}é:\r\n  ü")
    #expect(node.start == YAMLMark(offset: 3, line: 1, column: 1))
    #expect(node.mapping?.first?.value.start == YAMLMark(offset: 10, line: 2, column: 3))
    #expect(node.end == YAMLMark(offset: 12, line: 2, column: 5))
    #expect(node.start < node.end)
  }

  @Test("Accessors give what a node holds, and nothing else")
  func accessors() throws {
    let node = try YAMLNode.parse("a: [b]")
    let sequence = try #require(node.mapping?.first?.value)
    #expect(node.sequence == nil)
    #expect(node.scalar == nil)
    #expect(sequence.mapping == nil)
    #expect(sequence.sequence?.first?.scalar == YAMLScalar(text: "b", style: .plain))
    #expect(sequence.sequence?.first?.sequence == nil)
  }

  /// The places of a node and those in it, in the order of the text.
  private func places(of node: YAMLNode) -> [String] {
    let place = "\(node.start.line):\(node.start.column)-\(node.end.line):\(node.end.column)"
    return switch node.content {
    case .scalar: ["\(place) \(render(node))"]
    case .sequence(let items): ["\(place) […]"] + items.flatMap(places)
    case .mapping(let entries):
      ["\(place) {…}"] + entries.flatMap { places(of: $0.key) + places(of: $0.value) }
    }
  }
}
