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
  /// How often what costs a rule much is repeated, where no limit is about the number.
  private static let few = 350

  private static func nested(_ open: String, _ close: String) -> String {
    let inner = String(repeating: open, count: count) + "1"
    return "let a = " + inner + String(repeating: close, count: count)
  }

  private static func repeated(
    _ text: String, times: Int = count, before: String = "", after: String = ""
  ) -> String {
    before + String(repeating: text, count: times) + after
  }

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
      numbered(few, before: "@Observable final class HomeViewModel {\n", after: "}\n") {
        "var b\($0) = 0\n"
      }
    ),
    (
      "published members",
      repeated(
        "@Published var a = 1\n", times: few, before: "class A: ObservableObject {\n", after: "}\n")
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
      repeated("final class A { var a = 0\n", times: few) + repeated("}", times: few)
    ),
    ("types that are not closed", repeated("class A {", times: few)),
    (
      "types in functions",
      repeated("struct A { func f() {", times: few) + repeated("}}", times: few)
    ),
    (
      "nested catches",
      repeated("do { ", times: few, before: "func f() { ") + repeated("} catch { }", times: few)
        + "}"
    ),
    ("tries", repeated("try await ", times: few, before: "let a = ", after: "b\n")),
    ("a chain of closures", repeated(".map { $0 }", times: few, before: "let a = b", after: "\n")),
    ("protocols", numbered(few) { "protocol A\($0): AnyObject { func b() }\n" }),
    ("a chain of classes", numbered(150) { "class A\($0): A\($0 + 1) { }\n" }),
    ("extensions of many types", numbered(few) { "extension A\($0) { }\n" }),
    (
      "types side by side",
      numbered(few, before: "struct A {\n", after: "}\n") { "struct B\($0) { }\n" }
    ),
    (
      "fixes",
      repeated("Task.sleep(nanoseconds: 5)\n", times: few, before: "func f() {\n", after: "}\n")
    ),
    (
      "fixes on one line",
      repeated("Task.sleep(nanoseconds: 5); ", times: few, before: "func f() { ", after: "}")
    ),
    (
      "formats",
      repeated("String(format: \"%.2f\", a)\n", times: few, before: "func f() {\n", after: "}\n")
    ),
    ("switches without braces", repeated("switch a\n", times: few, before: "// AppError\n")),
    (
      "states",
      numbered(few, before: "struct A: View { var body: some View { Text(\"a\") }\n", after: "}\n")
      {
        "@State var a\($0) = 1\n"
      }
    ),
    (
      "private members",
      numbered(few, before: "final class A {\n", after: "}\n") { "private var b\($0) = 0\n" }
    ),
    (
      "extensions of a type",
      numbered(few, before: "struct A { }\n") { "extension A { func f\($0)() {} }\n" }
    ),
    ("different imports", numbered(few) { "import A\($0)\n" }),
    (
      "a suppression of unknown rules",
      numbered(few, before: "// archlint:disable ", after: "a -- x\n") { "rule-\($0), " }
    ),
    ("constants of one name", repeated("let a = b; ", times: few, after: "\n")),
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
