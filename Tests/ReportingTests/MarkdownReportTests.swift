import LintRules
import Results
import Testing

@testable import Reporting

@Suite struct MarkdownReportTests {
  private func text(_ report: Report, pathPrefix: PathPrefix = "") -> String {
    String(MarkdownReport.render(report, pathPrefix: pathPrefix))
  }

  @Test func showsNumbersRulesProblemsAndFindings() {
    #expect(
      text(Samples.all) == """
        ## archlint: 2 errors, 2 warnings, 1 info

        2 files (40 lines, 31 ms); 1 suppressed, 3 in the baseline, 1 ambiguous reference

        | rule | | severity | findings |
        |---|---|---|---:|
        | <code>domain-imports</code> | Imports of the domain | error | 1 |
        | <code>domain-references-outer</code> | Types of outer layers | error | 1 |
        | <code>no-task-sleep-nanoseconds</code> | Task.sleep(nanoseconds:) | warning | 1 |
        | <code>screen-complete</code> | Complete screens | warning | 1 |
        | <code>no-force-unwrap</code> | Force unwraps | info | 1 |

        ### Problems

        - <code>Data/Locked.swift</code>: cannot be read: Permission denied
        - the folder changed during the run

        <details><summary><code>Domain/ImportGlucose.swift</code>: 4 findings</summary>

        - **error** 3:1 Domain imports SwiftUI (<code>domain-imports</code>)
        - **error** 6:14 'ImportGlucose' names 'GlucoseStore' of layer 'Data' \
        (<code>domain-references-outer</code>)
        - **warning** 8:15 Task.sleep counts nanoseconds \
        (<code>no-task-sleep-nanoseconds</code>)
        - **info** 9:35 force unwrap (<code>no-force-unwrap</code>)

        </details>

        <details><summary><code>Presentation/Profile</code>: 1 finding</summary>

        - **warning** screen 'Profile' has no view model (<code>screen-complete</code>)

        </details>

        """)
  }

  @Test func saysThatAllIsClean() {
    #expect(text(.sample()) == "## archlint: no findings\n\n2 files (40 lines, 31 ms)\n")
  }

  @Test func saysOfEachContractWhetherItIsKept() {
    var kept = Rule.sample("kept", title: "Features | apart")
    kept.isContract = true
    var broken = Rule.sample("broken", .error, title: "No circles")
    broken.isContract = true
    let report = Report.sample(
      [.sample("broken", .error, "m", at: Location(path: "A"))], rules: [kept, broken])
    #expect(
      text(report).contains(
        """

        | contract | | findings |
        |---|---|---:|
        | Features &#124; apart | KEPT | 0 |
        | No circles | **BROKEN** | 1 |

        """))
  }

  @Test func saysWhatBecameOfTheBaseline() {
    #expect(
      text(Samples.compared).contains(
        """

        | baseline | findings |
        |---|---:|
        | new | 2 |
        | still there | 31 |
        | fixed | 4 |

        """))
  }

  @Test func putsThePrefixBeforeEveryPath() {
    let text = text(Samples.all, pathPrefix: "../")
    #expect(text.contains("<code>../Domain/ImportGlucose.swift</code>"))
    #expect(text.contains("<code>../Data/Locked.swift</code>"))
  }

  // MARK: - Text

  @Test(arguments: [
    ("plain, (text) 1.5 'x' - y: z!", "plain, (text) 1.5 'x' - y: z!"),
    ("*a* _b_ ~c~ `d` \\e", #"\*a\* \_b\_ \~c\~ \`d\` \\e"#),
    ("[a](b) ![c]", #"\[a\](b) !\[c\]"#), ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    ("a | b \\| c", #"a &#124; b \\&#124; c"#), ("two\n\n# lines", "two # lines"),
    ("$0 $x$", "<span>$</span>0 <span>$</span>x<span>$</span>"),
    ("@MainActor a@b.c", "@<!-- -->MainActor a@<!-- -->b.c"), ("#12 C#", "#<!-- -->12 C#"),
    ("f(_:x:) a: b", #"f(\_:<!-- -->x:) a: b"#),
    ("https://a.b www.a.b", #"https:<!-- -->//a.b www\.a.b"#),
    ("\u{202E}x", #"\\u{202E}x"#),
  ])
  func isNoMarkup(text: String, expected: String) {
    #expect(text.markdown == expected)
  }

  @Test func cutsWhatIsNoSentence() {
    let message = String(repeating: "x", count: 501)
    let report = Report.sample([.sample("r", .error, message, at: Location(path: "A"))])
    #expect(text(report).contains(" \(message.dropLast())… ("))
  }

  @Test func keepsAHostilePathInOneLine() {
    let report = Report.sample([
      .sample("r", .error, "m", at: Location(path: Samples.hostilePath))
    ])
    #expect(
      text(report).contains(
        "\n<details><summary><code>a%b,c:d \"e\" &lt;f&gt; ]]&gt; é 😀 .swift</code>: 1 finding"
          + "</summary>\n"))
  }

  @Test func keepsItsShapeWhateverTheText() {
    let lines = text(Samples.hostile).split(separator: "\n", omittingEmptySubsequences: false)
    let findings = Samples.hostileTexts.count
    #expect(lines.count { $0.hasPrefix("<details><summary>") } == findings)
    #expect(lines.count { $0 == "</details>" } == findings)
    #expect(lines.count { $0.hasPrefix("- ") } == 2 * findings)
    for line in lines {
      let starts = [
        "", "## archlint", "2 files", "| ", "|---", "### Problems", "- ", "<details>", "</details>",
      ]
      #expect(starts.contains { $0.isEmpty ? line.isEmpty : line.hasPrefix($0) }, "\(line)")
      if line.hasPrefix("| ") { #expect(line.count { $0 == "|" } == 5) }
    }
  }

  // MARK: - Size

  @Test func showsAThousandFindings() {
    let report = Report.sample(
      (0..<1234).map { .sample("r", .error, "m", at: Location(path: "A\($0 / 100)")) })
    let text = text(report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("- ") } == 1000)
    #expect(text.contains("<code>A9</code>: 100 findings"))
    #expect(!text.contains("A10"))
    #expect(text.hasSuffix("</details>\n\nand 234 more findings\n"))
  }

  @Test func staysBelowTheLimitOfGitHub() {
    let message = String(repeating: "$", count: 10_000)
    let report = Report.sample(
      (0..<1000).map { .sample("r", .error, message, at: Location(path: "A\($0 / 50)")) },
      problems: (0..<1000).map { Report.Problem(path: "\($0)", message: message) })
    let text = text(report)
    #expect(text.utf8.count < 1 << 20)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("- **error**") }
    #expect(shown > 0)
    #expect(text.hasSuffix("</details>\n\nand \(1000 - shown) more findings\n"))
    #expect(text.split(separator: "\n").count { $0 == "</details>" } == (shown + 49) / 50)
  }
}
