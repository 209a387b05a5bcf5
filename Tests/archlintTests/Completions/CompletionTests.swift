import Foundation
import Testing

@testable import archlint

/// Completions as the shells themselves offer them. Where a shell is not installed its tests are
/// reported as known issues, so that nobody takes them for passed.
@Suite struct CompletionTests {
  static let completedLines = [
    CompletedLine("archlint exp", ["explain"]),
    CompletedLine("archlint comp", ["completions"]),
    CompletedLine("archlint lint --form", ["--format"]),
    CompletedLine("archlint lint --format sa", ["sarif"]),
    CompletedLine("archlint --format=sa", ["sarif"]),
    CompletedLine("archlint audit --format ", ["html", "json", "markdown"]),
    CompletedLine("archlint graph --level fo", ["folder"]),
    CompletedLine("archlint rules --preset heal", ["healthtrack-clean"]),
    CompletedLine("archlint rules --preset=heal", ["healthtrack-clean"]),
    CompletedLine("archlint --only view-suf", ["view-suffix"]),
    CompletedLine("archlint explain view-suf", ["view-suffix"]),
    CompletedLine("archlint baseline ", ["check", "shrink", "write"]),
    CompletedLine("archlint hook u", ["uninstall"]),
    CompletedLine("archlint inspect t", ["tokens"]),
    CompletedLine("archlint completions z", ["zsh"]),
    CompletedLine("archlint help in", ["init", "inspect"]),
    CompletedLine("archlint lint My", ["My App"]),
    CompletedLine("archlint hook install My", ["My App"]),
    CompletedLine("archlint --config op", ["options.yml"]),
    CompletedLine("archlint merge --files-from op", ["options.yml"]),
    CompletedLine("archlint --format json=op", ["json=options.yml"]),
  ]

  /// A shell answers all lines at once: to start one for each takes far longer.
  @Test(arguments: Completions.Shell.allCases)
  func aShellOffersTheWordsThatFit(_ shell: Completions.Shell) throws {
    guard let program = Self.path(of: shell) else {
      withKnownIssue("\(shell.rawValue) is not installed") {
        Issue.record("the completions for \(shell.rawValue) were not tried")
      }
      return
    }
    let folder = try TemporaryFolder(["My App/A.swift": "", "options.yml": ""])
    let script = try Tool.run("completions", shell.rawValue, in: folder)
    #expect(script.status == 0)
    try folder.write(script.output, to: ".script")
    let lines = Self.completedLines
    let offers =
      switch shell {
      case .bash: try bash(program, lines.map(\.text), folder)
      case .zsh: try zsh(program, lines.map(\.text), folder)
      case .fish: try fish(program, lines.map(\.text), folder)
      }
    #expect(offers.count == lines.count)
    for (line, offers) in zip(lines, offers) {
      #expect(offers.sorted() == line.offers, "\(line.text)")
    }
  }

  @Test(arguments: Completions.Shell.allCases)
  func aScriptNamesEveryCommandAndOption(_ shell: Completions.Shell) throws {
    let script = try Tool.run("completions", shell.rawValue, in: try TemporaryFolder([:])).output
    for command in CommandList.all {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name)) }
    }
  }

  // MARK: - Shells

  private static func path(of shell: Completions.Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func words(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// What the output has after each line `MARK`.
  private func answers(_ output: String) -> [[String]] {
    output.split(separator: "MARK\n", omittingEmptySubsequences: false).dropFirst()
      .map { words(String($0)) }
  }

  /// Bash splits words at `=`, as its `COMP_WORDBREAKS` says.
  private func bash(
    _ program: String, _ lines: [String], _ folder: TemporaryFolder
  ) throws -> [[String]] {
    let tests = lines.map { line in
      let split = line.replacing("=", with: " = ").split(
        separator: " ", omittingEmptySubsequences: false
      ).map { "'\($0)'" }
      return """
        COMP_WORDS=(\(split.joined(separator: " "))); COMP_CWORD=\(split.count - 1); COMPREPLY=()
        _archlint; echo MARK; printf '%s\\n' "${COMPREPLY[@]}"
        """
    }
    let test = ". ./.script\n" + tests.joined(separator: "\n")
    let run = try Tool.run(program, ["-c", test], in: folder.path, input: "")
    #expect(run.errors == "")
    return zip(lines, answers(run.output)).map { line, found in
      let start = line.contains(" json=") ? "json=" : ""
      return found.map { start + $0 }
    }
  }

  private func fish(
    _ program: String, _ lines: [String], _ folder: TemporaryFolder
  ) throws -> [[String]] {
    let tests = lines.map { "echo MARK; complete -C '\($0)'" }
    let test = "source .script; " + tests.joined(separator: "; ")
    let run = try Tool.run(
      program, ["--no-config", "-c", test], in: folder.path, input: "",
      environment: ["HOME": folder.path])
    #expect(run.errors == "")
    return answers(run.output).map { found in
      found.map { offer in
        // After a tab is the description; an option with its value is one word.
        var word = String(offer.prefix { $0 != "\t" })
        if word.hasSuffix("/") { word.removeLast() }
        for option in ["--format=", "--preset="] { word = word.replacing(option, with: "") }
        return word
      }
    }
  }

  /// Zsh completes in a terminal only: one is made with `zpty`, and `compadd` notes what it is given.
  private func zsh(
    _ program: String, _ lines: [String], _ folder: TemporaryFolder
  ) throws -> [[String]] {
    try folder.write(Self.zshStart, to: ".start")
    try folder.write(Self.zshDriver, to: ".driver")
    let run = try Tool.run(
      program, ["-f", ".driver"] + lines, in: folder.path, input: "",
      environment: ["HOME": folder.path])
    return zip(lines, answers(run.output)).map { line, found in
      let start = line.contains(" json=") ? "json=" : ""
      return Set(found).map { start + $0.replacing("\\", with: "") }
    }
  }

  private static let zshStart = #"""
    PS1= PS2=
    autoload -Uz compinit; compinit -u -D
    source ./.script
    compadd () {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return $?; fi
      typeset -a found
      builtin compadd -A found "$@"
      [[ $#found -gt 0 ]] && print -rl -- "OFFER:"${^found}
      builtin compadd "$@"
    }
    leave () { compstate[insert]=; compstate[list]=; }
    probe () { comppostfuncs=(leave); zle complete-word; print $'\C-BDONE'; }
    zle -N probe
    bindkey '^I' probe
    print READY

    """#

  private static let zshDriver = #"""
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z "source ./.start"
    zpty -r -m z ready '*READY*'
    for line in "$@"; do
      zpty -w -n z $'\C-U'"$line"$'\t'
      zpty -r -m z out $'*\C-BDONE*'
      print MARK
      print -r -- "$out" | tr -d '\r' | sed -n 's/.*OFFER://p'
    done
    zpty -d z

    """#
}

/// A line, and all that a shell offers at its end.
struct CompletedLine: CustomTestStringConvertible, Sendable {
  let text: String
  let offers: [String]

  init(_ text: String, _ offers: [String]) {
    self.text = text
    self.offers = offers
  }

  var testDescription: String { text }
}
