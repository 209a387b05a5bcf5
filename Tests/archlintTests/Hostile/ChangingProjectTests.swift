import Testing

/// A project in which another process writes, deletes and renames during a run.
@Suite struct ChangingProjectTests {
  private static let configuration = """
    layers:
      Domain: {paths: ['Domain/**']}
      Data: {paths: ['Data/**']}
    own-rules:
      - {id: no-f, title: f, why: W, instead: I, severity: warning, pattern: 'f($_)', fix: 'h()'}
      - id: domain-alone
        title: domain
        why: W
        instead: I
        severity: warning
        layers: {from: [Domain], to: [Data], by: [references]}

    """

  /// Files get shorter, longer, other or vanish; folders go and come back. Runs are complete or say what
  /// was not checked, and never end otherwise.
  @Test func whileSomebodyWrites() throws {
    var files = [".archlint.yml": Self.configuration]
    for number in 0..<40 {
      files["Domain/D\(number).swift"] = "struct D\(number) { let s: S\(number) }\nf(1)\n"
      files["Data/S\(number).swift"] = "// \(number)\n\npublic struct S\(number) {}\n"
    }
    let folder = try TemporaryFolder(files)
    let script = """
      text=$(cat Domain/*.swift)
      while [ ! -e stop ]; do
        for i in 1 5 9 13 17 21 25 29 33 37; do
          : > Domain/D$i.swift; echo "$text" > Data/S$i.swift; echo "f(1)" > Domain/D$i.swift
          rm Data/S$i.swift; echo "struct D$i { let s: S$i }" >> Domain/D$i.swift
          echo "struct S$i {}" > Data/S$i.swift
        done
        mv Data Gone; mv Gone Data
      done & writer=$!
      for command in "--format json" "graph --level file" "inspect references" \\
        "audit --preset healthtrack-clean --format json" "--fix --format compact" "--format sarif"; do
        for i in 1 2 3; do timeout 60 "$ARCHLINT" $command > out 2>&1; echo $?; done
      done
      touch stop; wait $writer; rm stop; "$ARCHLINT" --format compact > out; echo $?
      """
    let run = try Tool.shell(script, in: folder)
    let statuses = run.output.split(separator: "\n").compactMap { Int($0) }
    #expect(statuses.count == 19)
    #expect(statuses.allSatisfy { $0 == 0 || $0 == 2 }, "\(statuses)")
    #expect(statuses.last == 0)
    #expect(try folder.leftovers() == [])
  }
}
