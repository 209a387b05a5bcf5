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
  let clock = ContinuousClock(); var outline = Outline()
  var total = 0
  for _ in 0..<(paths.count < 1000 ? 400 : 5) {
    total = 0
    var tokens = 0
    let t = clock.measure { for b in buffers { Lexer.lex(b, words: .keywords, into: &source); if args.contains("outline") { Outline.scan(&source, into: &outline) }; total += b.count; tokens += source.tokens.count } }
    let s = Double(t.components.attoseconds) / 1e18 + Double(t.components.seconds)
    print(total, tokens, t, Double(total) / s / 1e6, "MB/s")
  }
} else if args[1] == "inspect" && args[2] == "outline" {
  var source = LexedSource(); var outline = Outline(); var out = ""
  func js(_ s: String) -> String { var r = "\""; for c in s.unicodeScalars { switch c { case "\"": r += "\\\""; case "\\": r += "\\\\"; case "\n": r += "\\n"; case "\r": r += "\\r"; case "\t": r += "\\t"; default: if c.value < 32 { r += "\\u00" + (c.value < 16 ? "0" : "") + String(c.value, radix: 16) } else { r.unicodeScalars.append(c) } } }; return r + "\"" }
  for p in paths {
    guard let b = read(p) else { continue }
    let buffer = SourceBuffer(b)
    Lexer.lex(buffer, words: .keywords, into: &source)
    Outline.scan(&source, into: &outline)
    let lines = LineTable(buffer)
    func text(_ r: TokenRange) -> String { if r.isEmpty { return "" }; let a = Int(source.tokens[Int(r.start)].offset); let e = source.tokens[Int(r.end)-1].range.upperBound; return String(decoding: b[a..<max(a,e)], as: UTF8.self) }
    for d in outline.declarations {
      var parents: [String] = []
      var q = d.parent
      while q >= 0 { let o = outline.declarations[Int(q)]; if o.kind != .case && o.kind != .typealias && o.kind != .associatedtype { parents.append(text(o.name)) }; q = o.parent }
      let (l, c) = lines.position(of: Int(source.tokens[Int(d.name.start)].offset))
      var mods: [String] = []
      var k = Int(d.range.start)
      while k < Int(d.introducer) { // modifiers text
        let t = source.tokens[k]
        if t.kind == .at { 
          if let a = outline.attributes[Int(d.attributes.lowerBound)..<Int(d.attributes.upperBound)].first(where: { Int($0.name.start) == k + 1 }) { k = a.arguments >= 0 ? source.tokens[Int(a.arguments)].partner + 1 : Int(a.name.end) } else { k += 1 }
          continue }
        if t.kind.isConditional { k = ConditionalClause.endOfCondition(source.tokens, at: k); continue }
        if source.tokens[k+1].kind == .leftParen { let e = source.tokens[k+1].partner; mods.append(text(TokenRange(k, e+1))); k = e + 1 } else { mods.append(text(TokenRange(k, k+1))); k += 1 }
      }
      let atts = outline.attributes[Int(d.attributes.lowerBound)..<Int(d.attributes.upperBound)].map { text($0.name) }
      let inh = outline.inheritedTypes[Int(d.inheritedTypes.lowerBound)..<Int(d.inheritedTypes.upperBound)].map { text($0) }
      let name = d.kind == .`init` ? (d.traits.contains(.isFailable) ? text(TokenRange(Int(d.name.start), Int(d.name.end)+1)) : "init") : text(d.name)
      out += "{\"file\":\(js(p)),\"kind\":\"\(d.kind)\",\"name\":\(js(name)),\"line\":\(l),\"column\":\(c),\"local\":\(d.isLocal),\"parent\":[\(parents.reversed().map(js).joined(separator: ","))],\"attributes\":[\(atts.map(js).joined(separator: ","))],\"modifiers\":[\((d.kind == .operator ? [] : mods).map(js).joined(separator: ","))],\"inherits\":[\(inh.map(js).joined(separator: ","))]}\n"
    }
    if out.utf8.count > 1 << 20 { print(out, terminator: ""); out = "" }
  }
  print(out, terminator: "")
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
