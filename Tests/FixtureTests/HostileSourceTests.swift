import Configuration
import Engine
import LintRules
import Testing

/// Sources that nobody writes: for any file, a run with every rule ends soon.
///
/// Each shape exceeds every limit of archlint: 256 nested brackets, 32 nested types, 1,000 tokens that
/// a finding names. `Benchmarks/hostile` measures how time grows with the size, up to a million; here
/// the time limit only ends what hangs.
@Suite struct HostileSourceTests {
  private static let count = 1_050

  private static func nested(_ open: String, _ close: String) -> String {
    let inner = String(repeating: open, count: count) + "1"
    return "let a = " + inner + String(repeating: close, count: count)
  }

  private static func repeated(_ text: String, before: String = "", after: String = "") -> String {
    before + String(repeating: text, count: count) + after
  }

  /// - Parameter times: fewer where each one costs a rule much, and no limit is about their number.
  private static func numbered(
    _ times: Int = count, before: String = "", after: String = "", _ text: (Int) -> String
  ) -> String {
    before + (0..<times).map(text).joined() + after
  }

  static let shapes: [(name: String, text: String)] = [
    ("parentheses", nested("(", ")")), ("brackets", nested("[", "]")),
    ("braces", nested("{", "}")), ("generic arguments", nested("A<", ">")),
    ("interpolations", nested("\"\\(", ")\"")), ("comments", nested("/*", "*/")),
    ("closures", nested("f { ", "}")),
    ("open brackets", repeated("(", before: "let a = ")),
    ("open interpolations", repeated("\"\\(", before: "let a = ")),
    ("open conditions", repeated("#if A\n")),
    ("closed conditions", repeated("#endif\n")),
    ("nested conditions", repeated("#if A\n") + repeated("#endif\n")),
    ("nested types", repeated("struct A {") + repeated("}")),
    ("nested functions", repeated("func f() {") + repeated("}")),
    ("types", numbered(300) { "struct A\($0) { var b: Int { 0 } }\n" }),
    ("members", numbered(before: "final class A {\n", after: "}\n") { "var b\($0) = 0\n" }),
    (
      "observed members",
      numbered(before: "@Observable final class HomeViewModel {\n", after: "}\n") {
        "var b\($0) = 0\n"
      }
    ),
    (
      "published members",
      repeated("@Published var a = 1\n", before: "class A: ObservableObject {\n", after: "}\n")
    ),
    ("extensions", numbered(300) { "extension A { func f\($0)() {} }\n" }),
    ("attributes", repeated("@a ", after: "struct S {}\n")),
    ("inherited types", repeated("P, ", before: "struct S: ", after: "Q {}\n")),
    ("a chain", repeated(".c", before: "let a = b", after: " = 1\n")),
    ("a chain of calls", repeated(".b(c)", before: "func f() { a", after: " }\n")),
    ("optionals", repeated("?", before: "let a: B", after: " = nil\n")),
    ("a sum", repeated("a + ", before: "let a = ", after: "a\n")),
    ("comparisons", repeated("a < ", before: "let a = ", after: "a\n")),
    ("regular expressions", repeated("/a/ + ", before: "let a = ", after: "a\n")),
    ("quotes", repeated("\"")), ("pounds", repeated("#", before: "let a = ")),
    ("slashes", repeated("/")), ("cases", repeated("a, ", before: "enum A { case ", after: "b }")),
    ("marks", repeated("// MARK: - Init\n", before: "struct S {\n", after: "}\n")),
    ("suppressions", repeated("// archlint:disable no-published -- x\nlet a = 1\n")),
    ("terms", repeated("// 16dp Fragment Column Row\n")),
    ("imports", repeated("import SwiftUI\nimport Foundation\n")),
    ("line ends", repeated("let a = 1\r")), ("NULs", repeated("let a\0 = 1\0\n")),
    ("byte order marks", repeated("\u{FEFF}")),
  ]

  /// Shapes that once took time by the square of their length.
  static let mended: [(name: String, text: String)] = [
    (
      "nested classes with members",
      repeated("final class A { var a = 0\n") + repeated("}")
    ),
    ("types that are not closed", repeated("class A {")),
    ("types in functions", repeated("struct A { func f() {") + repeated("}}")),
    ("nested catches", repeated("do { ", before: "func f() { ") + repeated("} catch { }") + "}"),
    ("tries", repeated("try await ", before: "let a = ", after: "b\n")),
    ("a chain of closures", repeated(".map { $0 }", before: "let a = b", after: "\n")),
    ("protocols", numbered { "protocol A\($0): AnyObject { func b() }\n" }),
    ("a chain of classes", numbered(300) { "class A\($0): A\($0 + 1) { }\n" }),
    ("extensions of many types", numbered { "extension A\($0) { }\n" }),
    (
      "types side by side",
      numbered(before: "struct A {\n", after: "}\n") { "struct B\($0) { }\n" }
    ),
    ("fixes", repeated("Task.sleep(nanoseconds: 5)\n", before: "func f() {\n", after: "}\n")),
    (
      "fixes on one line",
      repeated("Task.sleep(nanoseconds: 5); ", before: "func f() { ", after: "}")
    ),
    (
      "formats",
      repeated("String(format: \"%.2f\", a)\n", before: "func f() {\n", after: "}\n")
    ),
    ("switches without braces", repeated("switch a\n", before: "// AppError\n")),
    (
      "states",
      numbered(before: "struct A: View { var body: some View { Text(\"a\") }\n", after: "}\n") {
        "@State var a\($0) = 1\n"
      }
    ),
    (
      "private members",
      numbered(before: "final class A {\n", after: "}\n") { "private var b\($0) = 0\n" }
    ),
    (
      "extensions of a type",
      numbered(before: "struct A { }\n") { "extension A { func f\($0)() {} }\n" }
    ),
    ("different imports", numbered { "import A\($0)\n" }),
    (
      "a suppression of unknown rules",
      numbered(before: "// archlint:disable ", after: "a -- x\n") { "rule-\($0), " }
    ),
    ("constants of one name", repeated("let a = b; ", after: "\n")),
  ]

  /// A run with every rule.
  private static let analysis = Result {
    let catalogue = try Catalogue.shipped()
    var request = ConfigurationRequest()
    request.presets = catalogue.presets.map(\.name)
    return Analysis(
      configuration: try Configuration.build(file: nil, request: request, catalogue: catalogue),
      store: .memory([:]), options: Analysis.Options())
  }

  // The limit ends what hangs; a busy machine takes long.
  @Test(
    "hostile source is checked within its bound of steps", .timeLimit(.minutes(10)),
    arguments: shapes.map(\.name))
  func endsSoon(shape name: String) async throws {
    try await expectAnEnd(of: #require(Self.shapes.first { $0.name == name }).text)
  }

  @Test(
    "source that once took too long is checked within its bound of steps",
    .timeLimit(.minutes(10)), arguments: mended.map(\.name))
  func endsSoon(mended name: String) async throws {
    try await expectAnEnd(of: #require(Self.mended.first { $0.name == name }).text)
  }

  private func expectAnEnd(of text: String) async throws {
    let found = try await Self.analysis.get().diagnostics(
      inMemory: ["Presentation/Screens/Home/HomeViewModel.swift": Array(text.utf8)])
    // Whatever is found lies within the file, in order.
    let places = found.compactMap(\.location.region?.bytes)
    #expect(places.allSatisfy { $0.upperBound <= text.utf8.count })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
  }
}
