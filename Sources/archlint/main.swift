import Glibc
import SwiftSource

func read(_ path: String) -> [UInt8]? {
  guard let f = fopen(path, "r") else { return nil }
  defer { fclose(f) }
  var out: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 20)
  while true {
    let n = fread(&chunk, 1, chunk.count, f)
    if n <= 0 { break }
    out.append(contentsOf: chunk[..<n])
  }
  return out
}
let args = CommandLine.arguments
let list = read(args.last!)!
let paths = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
if args[1] == "bench" {
  var buffers: [SourceBuffer] = []
  for p in paths { if let b = read(p) { buffers.append(SourceBuffer(b)) } }
  var source = LexedSource()
  let clock = ContinuousClock()
  var total = 0
  for _ in 0..<(paths.count < 1000 ? 400 : 5) {
    total = 0
    var tokens = 0
    let t = clock.measure { for b in buffers { Lexer.lex(b, words: .keywords, into: &source); total += b.count; tokens += source.tokens.count } }
    let s = Double(t.components.attoseconds) / 1e18 + Double(t.components.seconds)
    print(total, tokens, t, Double(total) / s / 1e6, "MB/s")
  }
} else {
var source = LexedSource()
var out = ""
for p in paths {
  guard let b = read(p) else { continue }
  Lexer.lex(SourceBuffer(b), words: .keywords, into: &source)
  out += "file\t\(p)\n"
  var c = 0
  for t in source.tokens {
    while c < source.comments.count, source.comments[c].offset < t.offset {
      let m = source.comments[c]; c += 1
      out += "\(m.offset)\t\(m.length)\t\(["comment-line","comment-block","doc-line","doc-block"][Int(m.kind.rawValue)])\n"
    }
    out += "\(t.offset)\t\(t.length)\t\(t.kind)\n"
  }
  if out.utf8.count > 1 << 20 { print(out, terminator: ""); out = "" }
}
print(out, terminator: "")
}
