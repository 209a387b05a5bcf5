import Serving
import Testing

@testable import LanguageServer

/// The stream of bytes between an editor and the server is split into messages.
@Suite struct MessageFramerTests {
  private func frames(_ chunks: String...) -> [MessageFramer.Frame] {
    var framer = MessageFramer()
    var frames: [MessageFramer.Frame] = []
    for chunk in chunks {
      framer.append(Array(chunk.utf8))
      while let frame = framer.next() { frames.append(frame) }
    }
    return frames
  }

  private func message(_ text: String) -> MessageFramer.Frame { .message(Array(text.utf8)) }

  @Test("A message is as long as its header says")
  func messages() {
    #expect(
      frames("Content-Length: 2\r\n\r\n{}Content-Length: 4\r\n\r\nnull") == [
        message("{}"), message("null"),
      ])
  }

  @Test("A message may come in pieces")
  func pieces() {
    #expect(frames("Content-Le", "ngth: 2\r\n", "\r\n{", "}") == [message("{}")])
  }

  @Test("Other headers are ignored, and names of headers in any case are known")
  func headers() {
    let text = "Content-Type: application/json\r\ncontent-length: 2\r\n\r\n{}"
    #expect(frames(text) == [message("{}")])
  }

  @Test("A header without a length is malformed, and the next message is read")
  func malformedHeaders() {
    #expect(
      frames("Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}") == [
        .malformed("a header has no valid Content-Length"), message("{}"),
      ])
    #expect(
      frames("Content-Length: -1\r\n\r\n") == [.malformed("a header has no valid Content-Length")])
  }

  @Test("A stream without any header is not kept for ever")
  func endlessHeader() {
    #expect(
      frames(String(repeating: "x", count: 9_000)) == [.malformed("a header has no end")])
  }

  @Test("The length of a message counts its bytes")
  func writing() {
    let bytes = MessageFramer.framed(["text": "é\n"])
    #expect(
      String(decoding: bytes, as: UTF8.self) == "Content-Length: 15\r\n\r\n{\"text\":\"é\\n\"}")
  }
}
