/// Two or more ways to do one thing, of which a project can choose one.
package struct Choice: Sendable {
  /// One way.
  package struct Way: Sendable {
    /// The id of its probe.
    package let id: String
    /// Its name in sentences.
    package let words: String
    /// The check that finds it.
    package let check: [Notation.Entry]
    /// False if nobody would ask for this way, however common it is.
    package let isAdvisable: Bool

    fileprivate init(
      _ id: String, _ words: String, _ check: [Notation.Entry], isAdvisable: Bool = true
    ) {
      self.id = id
      self.words = words
      self.check = check
      self.isAdvisable = isAdvisable
    }
  }

  /// The code that the choice is about.
  package enum Scope: Sendable {
    case sources, tests
  }

  package let id: String
  /// The thing to do, after `For`.
  package let matter: String
  package let scope: Scope
  package let ways: [Way]

  private init(_ id: String, _ matter: String, in scope: Scope = .sources, _ ways: [Way]) {
    self.id = id
    self.matter = matter
    self.scope = scope
    self.ways = ways.map { Way("\(id)-\($0.id)", $0.words, $0.check, isAdvisable: $0.isAdvisable) }
  }
}

// MARK: - Table

extension Choice {
  private static func patterns(_ patterns: String...) -> [Notation.Entry] {
    [.init("patterns", .texts(patterns))]
  }

  private static func declarations(_ select: [Notation.Entry]) -> [Notation.Entry] {
    [.init("declarations", ["select": .mapping(select), "forbid": .mapping([select[0]])])]
  }

  /// Calls of a logger, whatever it is called.
  private static let logger: [Notation.Entry] = [
    .init(
      "patterns",
      .list([
        [
          "match": .texts(
            [
              "debug", "info", "notice", "warning", "error", "trace", "critical", "fault",
              "verbose",
            ]
            .map { "$log.\($0)($$$)" }),
          "where": ["log": ["name": .texts(["*ogger", "*Log", "log"])]],
        ],
        ["match": .texts(["os_log($$$)", "Log.$_($$$)", "DDLogInfo($$$)", "DDLogError($$$)"])],
      ]))
  ]

  /// The choices, each with a probe for every way.
  package static let all: [Choice] = [
    Choice(
      "logging", "log messages",
      [
        Way("logger", "a logger", logger),
        Way(
          "print", "`print`", patterns("print($$$)", "debugPrint($$$)", "dump($$$)"),
          isAdvisable: false),
        Way("nslog", "`NSLog`", patterns("NSLog($$$)"), isAdvisable: false),
      ]),
    Choice(
      "assertions", "assertions in tests", in: .tests,
      [
        Way("testing", "`#expect` and `#require`", patterns("#expect($$$)", "#require($$$)")),
        Way(
          "xctest", "XCTest",
          patterns(
            "XCTAssert($$$)", "XCTAssertEqual($$$)", "XCTAssertTrue($$$)", "XCTAssertFalse($$$)",
            "XCTAssertNil($$$)", "XCTAssertNotNil($$$)", "XCTUnwrap($$$)",
            "XCTAssertThrowsError($$$)"
          )),
      ]),
    Choice(
      "main-actor", "work on the main thread",
      [
        Way(
          "actor", "`@MainActor` tasks",
          patterns("Task { @MainActor in $$$ }", "MainActor.run { $$$ }")),
        Way("queue", "`DispatchQueue.main.async`", patterns("DispatchQueue.main.async { $$$ }")),
      ]),
    Choice(
      "asynchrony", "asynchronous functions",
      [
        Way(
          "async", "`async`",
          declarations([.init("kind", "func"), .init("effects", "async")])),
        Way(
          "completion", "completion handlers",
          declarations([
            .init("kind", "func"), .init("labels", .texts(["completion", "completionHandler"])),
          ])),
      ]),
    Choice(
      "observation", "observable models",
      [
        Way(
          "macro", "`@Observable`",
          declarations([.init("kind", "class"), .init("attributes", "Observable")])),
        Way(
          "protocol", "`ObservableObject`",
          declarations([
            .init("kind", "class"), .init("inherits", "ObservableObject"), .init("written", true),
          ])),
      ]),
    Choice(
      "navigation", "navigation in SwiftUI",
      [
        Way("stack", "`NavigationStack`", patterns("NavigationStack")),
        Way("view", "`NavigationView`", patterns("NavigationView")),
      ]),
    Choice(
      "previews", "previews",
      [
        Way("macro", "`#Preview`", patterns("#Preview")),
        Way(
          "provider", "`PreviewProvider`",
          declarations([
            .init("kind", "struct"), .init("inherits", "PreviewProvider"), .init("written", true),
          ])),
      ]),
    Choice(
      "localization", "localized texts",
      [
        Way("string", "`String(localized:)`", patterns("String(localized: $$$)")),
        Way("macro", "`NSLocalizedString`", patterns("NSLocalizedString($$$)")),
      ]),
    Choice(
      "emptiness", "empty collections",
      [
        Way("property", "`isEmpty`", patterns(".isEmpty")),
        Way(
          "count", "a comparison of `count` with 0",
          patterns("$_.count == 0", "$_.count > 0", "$_.count != 0"), isAdvisable: false),
      ]),
    Choice(
      "failure", "calls that throw",
      [
        Way("handled", "`try` and `try?`", patterns("try $_", "try? $_")),
        Way("trap", "`try!`", patterns("try! $_"), isAdvisable: false),
      ]),
    Choice(
      "casts", "casts",
      [
        Way("conditional", "`as?`", patterns("$_ as? $_")),
        Way("forced", "`as!`", patterns("$_ as! $_"), isAdvisable: false),
      ]),
    Choice(
      "captures", "captures of self that do not own it",
      [
        Way("weak", "`weak`", patterns("[weak self]")),
        Way("unowned", "`unowned`", patterns("[unowned self]"), isAdvisable: false),
      ]),
    Choice(
      "unwrapping", "the unwrapping of self",
      [
        Way("short", "`guard let self`", patterns("guard let self else { $$$ }")),
        Way(
          "renamed", "another name for it",
          patterns(
            "guard let self = self else { $$$ }", "guard let strongSelf = self else { $$$ }",
            "guard let weakSelf = self else { $$$ }")),
      ]),
    Choice(
      "binding", "optional values under their own name",
      [
        Way("short", "`if let name`", patterns("if let $name { $$$ }")),
        Way("long", "`if let name = name`", patterns("if let $name = $name")),
      ]),
    Choice(
      "file-privacy", "what a file keeps to itself",
      [
        Way("private", "`private`", declarations([.init("modifiers", "private")])),
        Way("fileprivate", "`fileprivate`", declarations([.init("modifiers", "fileprivate")])),
      ]),
    Choice(
      "delays", "delays",
      [
        Way("sleep", "`Task.sleep`", patterns("Task.sleep($$$)")),
        Way("queue", "`asyncAfter`", patterns("DispatchQueue.main.asyncAfter($$$)")),
      ]),
    Choice(
      "json", "JSON",
      [
        Way("codable", "`Codable`", patterns("JSONDecoder()", "JSONEncoder()")),
        Way(
          "serialization", "`JSONSerialization`",
          patterns("JSONSerialization.$_($$$)")),
      ]),
    Choice(
      "environment", "objects in the environment",
      [
        Way(
          "typed", "`@Environment(Type.self)`",
          declarations([
            .init("kind", "property"), .init("attribute-form", "^@Environment\\(\\w+\\.self"),
          ])),
        Way(
          "object", "`@EnvironmentObject`",
          declarations([
            .init("kind", "property"), .init("attributes", "EnvironmentObject"),
          ])),
      ]),
    Choice(
      "foreground", "colors of texts",
      [
        Way("style", "`foregroundStyle`", patterns(".foregroundStyle($$$)")),
        Way("color", "`foregroundColor`", patterns(".foregroundColor($$$)")),
      ]),
    Choice(
      "constraints", "constraints",
      [
        Way("snapkit", "SnapKit", patterns(".snp.makeConstraints { $$$ }")),
        Way("anchors", "anchors", patterns("NSLayoutConstraint.activate($$$)")),
      ]),
    Choice(
      "notifications", "notifications",
      [
        Way(
          "publisher", "publishers and sequences",
          patterns(
            "NotificationCenter.default.publisher($$$)",
            "NotificationCenter.default.notifications($$$)")),
        Way(
          "observer", "`addObserver`", patterns("NotificationCenter.default.addObserver($$$)")),
      ]),
    Choice(
      "mark-comments", "sections of a file",
      [
        Way("line", "`// MARK: -`", [.init("comments", ["match": "// MARK: ?-"])]),
        Way(
          "plain", "`// MARK:` without a line", [.init("comments", ["match": "// MARK: ?[^- ]"])]),
      ]),
    Choice(
      "suite-types", "suites of Swift Testing", in: .tests,
      [
        Way(
          "struct", "structs",
          declarations([
            .init("kind", "struct"),
            .init("members", ["kind": "func", "attributes": "Test"]),
          ])),
        Way(
          "class", "classes",
          declarations([
            .init("kind", "class"),
            .init("members", ["kind": "func", "attributes": "Test"]),
          ])),
      ]),
    Choice(
      "locks", "locks",
      [
        Way("mutex", "`Mutex`", [.init("uses", ["types": "Mutex", "of-system": true])]),
        Way(
          "unfair", "`OSAllocatedUnfairLock`",
          [.init("uses", ["types": "OSAllocatedUnfairLock", "of-system": true])]),
        Way(
          "lock", "`NSLock`",
          [.init("uses", ["types": .texts(["NSLock", "NSRecursiveLock"]), "of-system": true])]),
      ]),
  ]
}
