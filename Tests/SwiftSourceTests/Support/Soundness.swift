import Testing

@testable import SwiftSource

/// Checks what holds for the tokens and the outline of every file, valid or not.
func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  var file = SourceFile()
  expectSound(bytes, in: &file, sourceLocation: sourceLocation)
}

/// As above; the memory of `file` is reused, for those who check thousands of files.
func expectSound(
  _ bytes: [UInt8], in file: inout SourceFile, sourceLocation: SourceLocation = #_sourceLocation
) {
  file.buffer = SourceBuffer(bytes)
  file.analyse(words: .keywords)
  let flaw =
    flawInTiling(file) ?? flawInComments(file) ?? flawInBrackets(file.tokens)
    ?? flawInProblems(file) ?? flawInOutline(file)
  if let flaw {
    Issue.record(
      "\(flaw) in '\(visible(String(decoding: bytes.prefix(2_000), as: UTF8.self)))'",
      sourceLocation: sourceLocation)
  }
}
