import Testing

/// Code that is nested as deeply as archlint reads, where the system gives threads little stack.
@Suite struct StackTests {
  #if os(Linux)
    @Test func threadsHaveEnoughWhereTheLimitIsSmall() throws {
      let depth = 250
      let nested = [("{ if a ", "}"), ("(", ")"), ("[", "]"), ("b ? ", " : 2"), ("\"\\(", ")\"")]
      let folder = try TemporaryFolder(
        Dictionary(
          uniqueKeysWithValues: nested.enumerated().map { index, form in
            let code =
              String(repeating: form.0, count: depth) + "1"
              + String(repeating: form.1, count: depth)
            return ("Nested\(index).swift", "let a = \(code)\n")
          }))
      let run = try Tool.shell(
        "ulimit -s 128; \"$ARCHLINT\" --preset swift62-liquid-glass --fail-on never", in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
  #endif
}
