import Foundation
import Testing

@testable import archlint

/// Completions are scripts that their shells accept.
@Suite struct CompletionTests {
  /// The shells of this machine that can check a script without running it.
  private static let shells = Completions.Shell.allCases.filter { path(of: $0) != nil }

  private static func path(of shell: Completions.Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  @Test(arguments: shells) func scripts(_ shell: Completions.Shell) throws {
    let folder = try TemporaryFolder(["script": Completions.script(for: shell)])
    let program = try #require(Self.path(of: shell))
    let run = try Tool.run(program, ["-n", "script"], in: folder.path, input: "")
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: Completions.Shell.allCases) func everyName(_ shell: Completions.Shell) {
    let script = Completions.script(for: shell)
    for command in Command.allCases { #expect(script.contains(command.rawValue)) }
    for option in Option.all { #expect(script.contains(option.name)) }
  }

  /// Lines and what bash offers behind them; nothing is claimed where there is no bash.
  private static let lines: [(words: [String], expected: String)] = [
    (["archlint", "expl"], "explain"), (["archlint", "lint", "--fo"], "--format"),
    (["archlint", "lint", "--format", "sa"], "sarif"),
    (["archlint", "rules", "--pre"], "--preset"),
  ].filter { _ in shells.contains(.bash) }

  @Test(arguments: lines) func bashOffers(_ line: (words: [String], expected: String)) throws {
    let folder = try TemporaryFolder(["script": Completions.script(for: .bash)])
    let words = line.words.map { "'\($0)'" }.joined(separator: " ")
    let test = """
      . ./script; COMP_WORDS=(\(words)); COMP_CWORD=\(line.words.count - 1); _archlint
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let program = try #require(Self.path(of: .bash))
    let run = try Tool.run(program, ["-c", test], in: folder.path, input: "")
    #expect(run.output == line.expected + "\n")
  }
}
