import Testing

@testable import AgentServer

/// Messages are lines, however they are cut.
@Suite struct LineFramerTests {
  private func lines(_ parts: [String], limit: Int = 1000) -> [LineFramer.Line] {
    var framer = LineFramer(limit: limit)
    return parts.flatMap { framer.lines(adding: Array($0.utf8)) }
  }

  private func message(_ text: String) -> LineFramer.Line { .message(Array(text.utf8)) }

  @Test("a line may come in any number of parts, and several in one")
  func parts() {
    #expect(
      lines(["{\"a\"", ":1}\n{}\r\n", "\n  \n[", "]\n"]) == [
        message("{\"a\":1}"), message("{}"), message("[]"),
      ])
  }

  @Test("a line that is too long is passed over once, and the next one read")
  func longLines() {
    #expect(lines(["123456", "789\nab\n"], limit: 8) == [.tooLong, message("ab")])
    #expect(lines(["12345678901234567890", "\n", "ok\n"], limit: 8) == [.tooLong, message("ok")])
  }
}
