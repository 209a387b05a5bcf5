/// Texts to start from, and pieces that mean something, for each subject.
extension FuzzSubject {
  /// Whole texts that the subject understands.
  var seeds: [String] {
    switch self {
    case .source, .symbols, .lint: Self.swiftTexts
    case .suppressions:
      Self.swiftTexts + [
        "let a = b // archlint:disable one, two -- why\n",
        "/* archlint:disable-file one -- why */\nstruct S {\n  // archlint:disable x\n  let a = 1\n}",
      ]
    case .markdown: Self.markdownTexts
    case .yaml, .configuration: Self.yamlTexts
    case .glob: ["Data/**/*.swift\nData/A/B.swift", "{a,b}/[!c-e]?*\na/x", "**/<App>/**\nq/App/r"]
    case .expression:
      [
        #"(?i)^([A-Z][a-z]+)+\b(?<n>x{2,3})?$"# + "\nHelloWorld xx", #"[^\d\s]*?(a|b)+"# + "\nabab",
        #"(?x) a # b"# + "\na",
      ]
    case .pattern:
      [
        "Task.sleep(nanoseconds: $time)\ntry await Task.sleep(nanoseconds: 500)\n",
        "$a.map($f, $$$)\nlist.map(g, 1, 2).map(h)\n",
        "catch $$$e { $$$b }\ndo {} catch let e {}\n",
      ]
    case .git:
      [
        "diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -1,2 +3,4 @@ f\n-a\n-b\n+c\n+d\n+e\n+f\n",
        "M\0A.swift\0R090\0B\0C\0", "100644 0123 0\tA.swift\0", "0123 blob 3\nabc\n0124 missing\n",
        "M\tA\nR100\t\"a\\303\\251\"\tb\n",
        "# Who owns what.\n*.swift @one\n[Data][2] @two\n/App/Data/ a@b.example\n!docs/**\n",
      ]
    case .manifests: Self.manifestTexts
    case .baseline:
      [
        """
        {"schema": "archlint-baseline/1", "entries": [
          {"rule": "a", "path": "b", "key": "c", "content": "d", "count": 2}]}
        """,
        """
        {"schema": "archlint-audit/1", "date": "2024-10-04", "paths": ["A"], "rules": [
          {"id": "a", "checked": true}], "findings": [{"rule": "a", "path": "b",
          "fingerprint": "c", "content": "d", "comment": false}]}
        """,
        #"[1.5e3, "\u00e9\n", null, true, {}]"#,
      ]
    case .json:
      [
        #"{"a": [1.5e3, "\u00e9\n\ud83d\udc4d", null, true, {}], "é": "👍 text", "b": -0.1E-2}"#,
        "\u{FEFF} [ \n{\"a\" : \"\"} , [[]], 12345678901234567890 ]\r\n",
      ]
    case .merge: Self.auditTexts
    }
  }

  /// Pieces that change what follows them.
  var words: [String] {
    switch self {
    case .source, .symbols, .lint, .suppressions, .pattern:
      Self.punctuation + [
        "\"\"\"", "#\"", "\"#", "\\(", "/*", "*/", "//", "#if a\n", "#else\n", "#endif\n", "#/",
        "class ", "extension ", "func ", "var ", "let ", "init", "case ", "where ", "import ",
        "get {", "subscript", "macro ", "@a(", "$a", "$$$", "archlint:disable ", " -- ", "some ",
      ]
    case .markdown:
      Self.punctuation + ["```", "~~~", "|---|", "# ", "<!--", "-->", "FAB", "LiveData"]
    case .yaml, .configuration:
      Self.punctuation + [
        "- ", ": ", "? ", "|\n", ">-\n", "|2\n", "---", "...", "rules:", "presets: [", "own-rules:",
        "layers:", "options:", "in: {", "patterns:", "id: ", "${a}", "'", "small", "contracts:",
        "declarations:", "select: {", "require: {", "contents:", "switches:", "absent:", "text:",
        "settings:", "fix: ", "where: {", "terms: {", "protected:", "authorized:", "checklists:",
      ]
    case .glob: ["**/", "*", "?", "{", "}", ",", "[", "]", "!", "\\", "<App>", "\n", "é"]
    case .expression:
      [
        "(", ")", "(?:", "(?<a>", "(?i)", "[", "]", "[^", "\\b", "\\d", "\\p{L}", "{2,}", "{,3}",
        "|",
        "*", "+?", "^", "$", ".", "\\", "\n", "é", "-",
      ]
    case .git:
      [
        "\0", "\t", "\n", "@@ -1 +1,2 @@", "+++ b/", "--- a/", "\"", "\\1", "R100", " blob ",
        "9223372036854775807", "-1", "100644 ",
      ]
    case .manifests:
      Self.punctuation + [
        ".target(name: ", ".package(path: ", "path: ", "/* Begin */", "isa = PBXNativeTarget;",
        "children = (", "0123456789ABCDEF01234567", "<key>", "</string>", "#include \"", "pod '",
        "IPHONEOS_DEPLOYMENT_TARGET", "buildSettings = {", "targets:", "settings:", ".v26",
      ]
    case .baseline, .json: Self.punctuation + ["\\u0000", "null", "1e999", "\"entries\"", "-0"]
    case .merge:
      Self.punctuation + [
        "{", "}", "[", "]", "\"project\": \"Q\", ", "\"archlint-audits/1\"", "null", "-1",
        "\"findings\": [", "\"projects\": [",
      ]
    }
  }

  private static let auditTexts = [
    #"""
    {"schema": "archlint-audit/1", "version": "1", "project": "P", "date": "2026-01-01",
     "presets": ["p"], "paths": [], "summary": {"files": 1, "lines": 2, "errors": 1, "warnings": 0,
       "infos": 0, "suppressed": 0, "ambiguous": 0, "findings": 1, "filesWithFindings": 1,
       "fixable": 1, "unsafelyFixable": 0, "seconds": 0.5},
     "checklists": [{"name": "p", "title": "T", "sections": [{"title": "S", "items": [
       {"id": "A", "name": "p/A", "text": "T.", "verdict": "auto", "state": "open", "rules": ["r"],
        "unchecked": [], "lookAt": "", "findings": 1}]}]}],
     "rules": [{"id": "r", "severity": "error", "checked": true}], "units": [{"type": "T"}],
     "findings": [{"rule": "r", "severity": "error", "path": "A.swift", "items": ["p/A"],
       "owners": ["@a"], "fix": "safe", "related": []}], "problems": [{"path": "", "message": "m"}]}
    """#,
    #"""
    {"schema": "archlint/1", "version": "1", "root": "/x/y", "presets": [], "summary": {"files": 1,
       "lines": 2, "errors": 0, "warnings": 1, "infos": 0, "suppressed": 0, "ambiguous": 0,
       "fixable": 0, "unsafelyFixable": 1}, "diagnostics": [{"rule": "r", "severity": "warning",
       "path": "A", "fix": {"safe": false, "edits": []}, "related": []}], "problems": []}
    """#,
  ]

  private static let punctuation = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "'", "`", "/", "\\", ",", ":", ";", ".", "?", "!",
    "=", "->", "&", "@", "#", "_", "\n", "\r\n", "\r", " ", "\t", "\0", "\u{FEFF}", "é", "\u{301}",
  ]

  private static let swiftTexts = [
    #"""
    import Foundation
    #if canImport(UIKit)
    @testable import struct Kit.Part
    #endif
    /// A model.
    @Observable @MainActor
    final class ReadingViewModel<Item: Hashable>: NSObject, Shown where Item: Sendable {
      // MARK: - Properties
      private(set) var items: [Item] = [], count = 0 { didSet { count += 1 } }
      static let shared = ReadingViewModel()
      @State private var text = "a \(items.map { "\($0)" }.joined()) b"
      init(router: Router = Router()) throws { self.router = router }
      func load(_ id: String, at page: Int...) async throws -> some View {
        do { try await Task.sleep(nanoseconds: 1_000) } catch let error as AppError { print(error) }
        guard let url = URL(string: #"https://a.b/"c""#) else { return }
        return NavigationStack { Text(/a.b/).sheet(isPresented: $shown) { Page(from: Next()) } }
      }
      subscript(index: Int) -> Item { get { items[index] } set { items[index] = newValue } }
    }
    extension Outer.Inner: @retroactive Codable { typealias ID = String; enum Kind { case a(Int), b = 2 } }
    infix operator <+>: AdditionPrecedence
    """#,
    """
    protocol UserRepositoryProtocol: AnyObject { associatedtype Body; func user(id: String) async throws -> UserModel }
    enum AppError: Error { case generalError, customError(String, Int?) }
    let text = \"""
      many \\(lines + \"x\")
      \"""
    func f<T>(_ x: borrowing T) -> (Int) -> Void { { _ in switch x { case let .a(y) where y > 0: break; default: () } } }
    """,
  ]

  private static let markdownTexts = [
    "# Title\n\nUse a FAB of 16 dp.\n\n```swift\nlet dp = 16\n```\n\n| Wrong | Right |\n|---|---|\n| LiveData | x |\n"
  ]

  private static let yamlTexts = [
    """
    presets: [small]
    include: ['App/**']
    rules:
      view-suffix: warning
      dto-suffix: {severity: error, options: {folders: ['**/T/**']}, paths: {'A/**': off}}
    layers:
      Domain: {paths: ['Domain/**'], uses: []}
    contracts:
      - id: alone
        independent: {folders: 'App/*', except: ['*Route']}
    terms: {Customer: Client}
    own-rules:
      - id: mine
        title: T
        why: >-
          Folded
          text.
        instead: |
          Literal
        patterns: [{match: 'f($x)', where: {x: {multiple-of: 3}}, fix: 'g(${x / 3})'}, '${loads}']
        options: {types: ['${more}', '${prefix}Name'], all: '${types}'}
        uses: {types: ['${all}Model', '${screens}']}
        declarations: {select: {kind: class, name: '*X'}, require: {inherits: '{name}Y'}}
        layout: [{files: '**/*.swift', form: '^[A-Z]'}]
    """,
    "a: \"b\\u00e9\\n\"\n? c\n: [d, {e: f}]\n'g''h': 0x1f # i\n--- # j\n",
  ]

  /// A small catalogue: a rule with options, one without, and a preset with layers and both.
  static let catalogueTexts: (rules: [(id: String, text: String)], presets: [String]) = (
    [
      (
        "view-suffix",
        """
        - id: view-suffix
          title: T
          severity: error
          why: W
          instead: I
          options: {screens: ['Screens/**'], suffix: View}
          in: {paths: ['${screens}']}
          message: "'{name}' does not end in '${suffix}'"
          declarations: {select: {kind: type, inherits: View}, require: {name: '*${suffix}'}}
        """
      ),
      (
        "dto-suffix",
        """
        - id: dto-suffix
          title: T
          severity: warning
          why: W
          instead: I
          options: {folders: ['DTOs/**']}
          in: {paths: ['${folders}']}
          declarations: {select: {kind: struct}, require: {name: '*DTO'}}
        """
      ),
    ],
    [
      """
      name: small
      title: T
      about: A
      options: {screens: ['UI/**']}
      layers:
        Domain: {paths: ['Domain/**'], uses: []}
        Data: {paths: ['Data/**'], uses: [Domain]}
      rules:
        view-suffix: {severity: info, section: One}
        dto-suffix: {options: {folders: ['T/**']}, section: Two}
      checklists:
        - title: C
          items: [{id: one, text: T, rules: [view-suffix]}]
      """
    ]
  )

  /// Names of each form: texts, patterns with tests, a text, and one of others.
  static let vocabularyText = """
    - {name: screens, doc: D., value: ['*Screen', '*Page']}
    - {name: loads, doc: D., value: ['load($$$)', {match: 'fetch($x)', where: {x: {literal: string}}}]}
    - {name: prefix, doc: D., value: get}
    - {name: more, doc: D., value: ['${screens}', '${prefix}*']}
    """

  private static let manifestTexts = [
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "A", platforms: [.iOS(.v26)], targets: [
      .target(name: "B", dependencies: ["C", .product(name: "D", package: "d")], path: "Sources/B"),
      .testTarget(name: "BTests", dependencies: ["B"]),
    ])
    """,
    """
    let package = Package(name: "A", targets: [.target(name: "B")])
    for target in package.targets where target.type != .plugin { target.swiftSettings = [] }
    package.targets.forEach { target in
      target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("C")]
    }
    """,
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      0123456789ABCDEF01234567 /* App */ = {isa = PBXNativeTarget; name = "App"; buildPhases = (
        1123456789ABCDEF01234567 /* Sources */, ); };
      2123456789ABCDEF01234567 = {isa = PBXGroup; children = ( ); path = App; sourceTree = "<group>"; };
    }; rootObject = 0123456789ABCDEF01234567; }
    """,
  ]
}
