import LintRules
import Results

/// A file in which the tests find places by their text.
struct SampleFile {
  let path: String
  let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }

  /// The place of the first occurrence of `part`; of the end of the file when it does not occur.
  func location(of part: String) -> Location {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    let end = min(start + wanted.count, bytes.count)
    return location(start..<end)
  }

  /// The place of some bytes.
  func location(_ range: Range<Int>) -> Location {
    let bytes = Array(text.utf8)
    let lineStart = (bytes[..<range.lowerBound].lastIndex(of: 10) ?? -1) + 1
    let lineEnd = bytes[lineStart...].firstIndex(of: 10) ?? bytes.count
    let line = String(decoding: bytes[lineStart..<lineEnd].prefix(500), as: UTF8.self)
    return Location(
      path: path,
      region: Location.Region(
        bytes: range, start: point(range.lowerBound), end: point(range.upperBound),
        line: PooledText(line)))
  }

  private func point(_ offset: Int) -> Location.Point {
    let before = Array(text.utf8)[..<offset]
    let lineStart = (before.lastIndex(of: 10) ?? -1) + 1
    return Location.Point(
      line: before.count { $0 == 10 } + 1, column: offset - lineStart + 1,
      utf16Column: String(decoding: before[lineStart...], as: UTF8.self).utf16.count + 1)
  }

  /// A fix that replaces the first occurrence of `part`.
  func fix(_ part: String, with replacement: String, caveat: String? = nil) -> Fix {
    let range = location(of: part).region?.bytes ?? 0..<0
    return Fix(
      edits: [Edit(range: range, replacement: replacement)], isSafe: caveat == nil, caveat: caveat)
  }
}

extension Diagnostic {
  /// A finding with a made-up fingerprint.
  static func sample(
    _ rule: String, _ severity: Severity, _ message: String, at location: Location,
    subject: String = "", scope: String = "", fix: Fix? = nil, related: [RelatedLocation] = [],
    suppression: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule: rule, severity: severity, message: message, location: location, subject: subject,
      scope: scope, fix: fix, related: related)
    diagnostic.fingerprint = Fingerprint(hash: 0xC0FFEE)
    diagnostic.suppression = suppression
    return diagnostic
  }
}

extension Diagnostic {
  /// The finding with what a baseline says of it.
  func with(_ baseline: BaselineState, reason: String? = nil) -> Diagnostic {
    var diagnostic = self
    diagnostic.baseline = baseline
    diagnostic.suppression = reason
    return diagnostic
  }
}

extension Rule {
  /// A rule that only says what it is.
  static func sample(
    _ id: String, _ severity: Severity = .warning, title: String = "Title",
    why: String = "There is a reason.", instead: String = "Do something else.",
    confidence: Confidence = .certain, sources: [Source] = [], examples: [Example] = []
  ) -> Rule {
    Rule(
      id: id, title: title, severity: severity, why: why, instead: instead,
      confidence: confidence, selector: Selector(), message: nil, checks: [], options: [],
      sources: sources, examples: examples, origin: "rules.yml:1:1")
  }
}

extension Report {
  /// A report whose counts fit its findings.
  static func sample(
    _ diagnostics: [Diagnostic] = [], rules: [Rule] = [], suppressed: [Diagnostic] = [],
    problems: [Problem] = [], timings: [Timing] = [], baselined: Int = 0, ambiguous: Int = 0
  ) -> Report {
    var summary = Summary()
    summary.files = 2
    summary.lines = 40
    summary.bytes = 1234
    summary.errors = diagnostics.count { $0.severity == .error }
    summary.warnings = diagnostics.count { $0.severity == .warning }
    summary.infos = diagnostics.count { $0.severity == .info }
    summary.suppressed = suppressed.count
    summary.baselined = baselined
    summary.ambiguous = ambiguous
    summary.safelyFixable = diagnostics.count { $0.fix?.isSafe == true }
    summary.unsafelyFixable = diagnostics.count { $0.fix?.isSafe == false }
    summary.seconds = 0.0314
    return Report(
      root: ".", presets: ["healthtrack-clean"], rules: rules, diagnostics: diagnostics,
      suppressed: suppressed, problems: problems, summary: summary, timings: timings)
  }
}

/// Reports that several tests look at.
enum Samples {
  static let importFile = SampleFile(
    "Domain/ImportGlucose.swift",
    """
    import Foundation

    import SwiftUI

    struct ImportGlucose {
      let store: GlucoseStore
      func run() async throws {
        try await Task.sleep(nanoseconds: 500)
        let value = store.values.first!
      }
    }

    """)
  static let storeFile = SampleFile(
    "Data/GlucoseStore.swift", "import HealthKit\n\nfinal class GlucoseStore {}\n")

  static let rules: [Rule] = [
    .sample(
      "domain-imports", .error, title: "Imports of the domain",
      why: """
        The domain must build without any framework of the user interface, so that its rules can
        be tested without one and outlive it.
        """,
      instead: "Move what needs SwiftUI to the presentation layer.", confidence: .index,
      sources: [
        Rule.Source(preset: "healthtrack-clean", section: "2.1 Domain"),
        Rule.Source(preset: "healthtrack-clean", section: "7 Checklist"),
      ],
      examples: [
        Rule.Example(
          isFlagged: true,
          files: [Rule.Example.File(path: "Domain/A.swift", text: "↓import SwiftUI\n")],
          fixed: "import Foundation\n", origin: "rules.yml:9:1"),
        Rule.Example(
          isFlagged: false,
          files: [
            Rule.Example.File(path: "Domain/A.swift", text: "import Foundation\n"),
            Rule.Example.File(path: "View/B.swift", text: "import SwiftUI\n"),
          ], origin: "rules.yml:12:1"),
      ]),
    .sample("domain-references-outer", .error, title: "Types of outer layers", confidence: .index),
    .sample("no-task-sleep-nanoseconds", title: "Task.sleep(nanoseconds:)"),
    .sample("no-force-unwrap", .info, title: "Force unwraps", confidence: .heuristic),
    .sample("screen-complete", title: "Complete screens", confidence: .project),
  ]

  /// One finding of every kind, by the path of its file.
  static let all = Report.sample(
    [
      .sample(
        "domain-imports", .error, "Domain imports SwiftUI",
        at: importFile.location(of: "import SwiftUI"), subject: "SwiftUI"),
      .sample(
        "domain-references-outer", .error, "'ImportGlucose' names 'GlucoseStore' of layer 'Data'",
        at: importFile.location(of: "GlucoseStore"),
        subject: "Domain.ImportGlucose -> Data.GlucoseStore", scope: "ImportGlucose.store",
        related: [
          RelatedLocation(
            location: storeFile.location(of: "GlucoseStore"),
            message: "declared here, layer 'Data'")
        ]),
      .sample(
        "no-task-sleep-nanoseconds", .warning, "Task.sleep counts nanoseconds",
        at: importFile.location(of: "Task.sleep(nanoseconds: 500)"),
        subject: "Task.sleep ( nanoseconds : 500 )", scope: "ImportGlucose.run()",
        fix: importFile.fix("nanoseconds: 500", with: "for: .nanoseconds(500)")),
      .sample(
        "no-force-unwrap", .info, "force unwrap", at: importFile.location(of: "!"),
        scope: "ImportGlucose.run()",
        fix: importFile.fix("!", with: " ?? 0", caveat: "nothing there reads as 0")),
      .sample(
        "screen-complete", .warning, "screen 'Profile' has no view model",
        at: Location(path: "Presentation/Profile")),
    ],
    rules: rules,
    suppressed: [
      .sample(
        "no-force-unwrap", .info, "force unwrap", at: storeFile.location(of: "final class"),
        suppression: "checked by the caller")
    ],
    problems: [
      Report.Problem(path: "Data/Locked.swift", message: "cannot be read: Permission denied"),
      Report.Problem(path: "", message: "the folder changed during the run"),
    ],
    timings: [
      Report.Timing(phase: "walk", seconds: 0.0004), Report.Timing(phase: "files", seconds: 1.25),
    ],
    baselined: 3, ambiguous: 1)

  /// A run that is compared with a baseline: two findings are new, one of those it accepts is
  /// still there without a reason and one with it.
  static let compared: Report = {
    var report = Report.sample(
      all.diagnostics.prefix(2).map { $0.with(.new) }, rules: rules, suppressed: all.suppressed,
      baselined: 2)
    report.baselined = [
      all.diagnostics[2].with(.unchanged),
      all.diagnostics[3].with(.unchanged, reason: "goes with the old store"),
    ]
    var delta = Baseline.Delta()
    delta.new = 2
    delta.unchanged = 31
    delta.fixed = 4
    report.delta = delta
    return report
  }()

  /// A path made to break formats.
  static let hostilePath = "a%b,c:d \"e\" <f> ]]> é 😀 \n.swift"

  /// Text that some format could stumble over.
  static let hostileTexts = [
    "", " ", "\"quoted\" 'single'", "back\\slash \\u{41} \\n", "line\nbreak\r\nand\rmore",
    "tab\there", "\u{0}\u{1}\u{7}\u{8}\u{C}\u{1B}[31mred\u{1B}[0m\u{7F}", "\u{9B}31m\u{85}",
    "]]> <b>&amp;</b> <!-- -->", "100 % %s %20 %0A ::error::x", "{0} {{1}} {name}",
    "[Int](repeating: 0, count: 3) [a\\](1)", "emoji 👩‍👩‍👧‍👦 🇫🇷 1️⃣ 👍🏽", "日本語のテキスト", "e\u{301}\u{323}",
    "\u{202E}tfel\u{202C} \u{2066}x\u{2069}", "\u{2028}\u{2029}", "byte\u{FEFF}order", "`code` ```",
    String(repeating: "long ", count: 200), "a:b:c", "../up", "~", "#!", "| table |",
  ]

  /// Reports with hostile text wherever text can be.
  static let hostile = Report.sample(
    hostileTexts.enumerated().map { index, text in
      let file = SampleFile(text, "let before = 0; \(text)mark\(text)\nnext\n")
      let location = index % 5 == 4 ? Location(path: text) : file.location(of: "mark")
      return .sample(
        "rule-\(index)", Severity.allCases[index % 3], text, at: location, subject: text,
        scope: text, fix: file.fix("mark", with: text, caveat: index % 2 == 0 ? text : nil),
        related: [
          RelatedLocation(location: location, message: text),
          RelatedLocation(location: Location(path: text), message: text),
        ])
    },
    rules: hostileTexts.enumerated().map { index, text in
      .sample(
        "rule-\(index)", title: text, why: text, instead: text,
        sources: [Rule.Source(preset: text, section: text)],
        examples: [
          Rule.Example(
            isFlagged: true, files: [Rule.Example.File(path: text, text: "↓\(text)")],
            changes: [text], fixed: text, origin: "")
        ])
    },
    suppressed: hostileTexts.map {
      .sample("rule-0", .error, $0, at: Location(path: $0), suppression: $0)
    },
    problems: hostileTexts.map { Report.Problem(path: $0, message: $0) },
    timings: hostileTexts.map { Report.Timing(phase: $0, seconds: .infinity) })
}
