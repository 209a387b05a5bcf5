import Matching
import Project
import SwiftSource
import Testing

@testable import LintRules

/// Where `in` and `not-in` of a rule make it look.
@Suite struct SelectorTests {
  private func scope(_ set: (inout Selector.Scope) throws -> Void) rethrows -> Selector.Scope {
    var scope = Selector.Scope()
    try set(&scope)
    return scope
  }

  private func selects(
    _ place: Place, in included: Selector.Scope = .init(), notIn excluded: Selector.Scope = .init(),
    layers: LayerSet = LayerSet()
  ) -> Bool {
    Selector(included: included, excluded: excluded).selects(
      place.assigned(to: layers), layers: layers)
  }

  @Test func nothingSaidIsEverywhere() {
    #expect(selects(Place(path: "A.swift")))
    #expect(selects(Place(path: "Tests/A.swift", isTest: true)))
  }

  @Test("a rule looks at the paths under in, and not at those under not-in")
  func paths() throws {
    let domain = try scope { $0.paths = GlobSet([try Glob("Domain/**")]) }
    #expect(selects(Place(path: "Domain/A.swift"), in: domain))
    #expect(!selects(Place(path: "Data/A.swift"), in: domain))
    #expect(!selects(Place(path: "Domain/A.swift"), notIn: domain))
    #expect(selects(Place(path: "Data/A.swift"), notIn: domain))
  }

  @Test func `code that supports tests is a part of them`() {
    let support = scope { $0.isTestSupport = true }
    let helper = Place(path: "TestHelpers/A.swift", isTest: true, isTestSupport: true)
    let test = Place(path: "Tests/A.swift", isTest: true)
    #expect(selects(helper, in: support))
    #expect(!selects(test, in: support))
    #expect(!selects(helper, notIn: support))
    #expect(selects(test, notIn: support))
  }

  /// A glob counts from the app's folder and from the root.
  @Test("a glob counts from the app's folder and from the root")
  func pathsInApps() throws {
    let domain = try scope { $0.paths = GlobSet([try Glob("Domain/**")]) }
    let shop = try scope { $0.paths = GlobSet([try Glob("Shop/**")]) }
    let place = Place(path: "Shop/Domain/A.swift", pathInApp: "Domain/A.swift", app: "Shop")
    #expect(selects(place, in: domain))
    #expect(selects(place, in: shop))
  }

  @Test("a file is in the first layer that matches it")
  func layers() throws {
    let layers = LayerSet([
      Layer(name: "Domain", paths: GlobSet([try Glob("Domain/**")])),
      Layer(name: "All", paths: GlobSet([try Glob("**")])),
    ])
    let domain = scope { $0.layers = ["Domain"] }
    #expect(selects(Place(path: "Domain/A.swift"), in: domain, layers: layers))
    #expect(!selects(Place(path: "Data/A.swift"), in: domain, layers: layers))
    #expect(selects(Place(path: "Data/A.swift"), notIn: domain, layers: layers))
    #expect(!selects(Place(path: "A.swift"), in: domain))
  }

  @Test("a rule may be about modules, and about tests")
  func modulesAndTests() throws {
    let core = try scope { $0.modules = try NameList(["Core*"]) }
    #expect(selects(Place(path: "A.swift", module: "CoreUI"), in: core))
    #expect(!selects(Place(path: "A.swift", module: "App"), in: core))
    #expect(!selects(Place(path: "A.swift"), in: core))
    let tests = scope { $0.isTest = true }
    #expect(selects(Place(path: "A.swift", isTest: true), in: tests))
    #expect(!selects(Place(path: "A.swift"), in: tests))
    #expect(!selects(Place(path: "A.swift", isTest: true), notIn: tests))
    #expect(
      !selects(
        Place(path: "A.swift"), in: scope { $0.isTest = false }, notIn: scope { $0.isTest = false })
    )
  }

  /// `in` wants all of its parts, `not-in` any.
  @Test("in needs all of its parts, not-in any of them")
  func severalParts() throws {
    let both = try scope {
      $0.paths = GlobSet([try Glob("Domain/**")])
      $0.isTest = true
    }
    #expect(!selects(Place(path: "Domain/A.swift"), in: both))
    #expect(selects(Place(path: "Domain/A.swift", isTest: true), in: both))
    #expect(!selects(Place(path: "Domain/A.swift"), notIn: both))
    #expect(!selects(Place(path: "Data/A.swift", isTest: true), notIn: both))
    #expect(selects(Place(path: "Data/A.swift"), notIn: both))
  }

  // MARK: - Places in a file

  private func expect(
    in included: Selector.Scope = .init(), notIn excluded: Selector.Scope = .init(),
    _ marked: String, with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = PatternCheck(cases: [PatternCheck.Case(pattern: try TokenPattern("f($$$)"))])
    let rule = TestProject.rule(
      [check], selector: Selector(included: included, excluded: excluded))
    #expect(
      TestProject(rule).remarked(marked, with: others) == marked, sourceLocation: sourceLocation)
  }

  @Test("a rule may be about code inside some declarations")
  func declarationsAround() throws {
    var view = DeclarationQuery()
    view.inherits = try NameList(["View"])
    let inView = scope { $0.declarations = [view] }
    try expect(in: inView, "struct A: View { let a = ↓f() }; struct B { let b = f() }; f()")
    try expect(notIn: inView, "struct A: View { let a = f() }; struct B { let b = ↓f() }; ↓f()")
    try expect(in: inView, "struct A: View { struct B { func c() { ↓f() } } }")
    try expect(
      in: inView, "struct A { let a = ↓f() }", with: ["B.swift": "extension A: View {}"])
    try expect(
      notIn: inView, "struct A { let a = f() }", with: ["B.swift": "extension A: View {}"])
  }

  @Test func `code of an extension is inside the types that its name names`() throws {
    var model = DeclarationQuery()
    model.kinds = [.class]
    let inModel = scope { $0.declarations = [model] }
    let row = "struct A { class B { struct C {} } }\n"
    try expect(in: inModel, row + "extension A.B.C { func c() { ↓f() } }")
    try expect(in: inModel, row + "extension A.B { func c() { ↓f() } }")
    try expect(in: inModel, row + "extension A { func c() { f() } }")
    try expect(in: inModel, row + "extension D.B { func c() { f() } }")
  }

  @Test("a rule may be about code inside a pattern")
  func insidePatterns() throws {
    let inTask = try scope { $0.inside = [try TokenPattern("Task { $$$ }")] }
    try expect(in: inTask, "Task { ↓f() }; f()")
    try expect(notIn: inTask, "Task { f() }; ↓f()")
    try expect(in: inTask, "Task { g { ↓f() } }; Task.detached { f() }")
  }

  @Test("previews are macros and types that provide them")
  func previews() throws {
    let text = """
      let a = A(f())
      #Preview("one") { B(f()) }
      struct P: PreviewProvider { static var previews: C { C(f()) } }
      """
    let outside = text.replacing("A(f", with: "A(↓f")
    let inside = text.replacing("B(f", with: "B(↓f").replacing("C(f", with: "C(↓f")
    try expect(notIn: scope { $0.isPreview = true }, outside)
    try expect(in: scope { $0.isPreview = true }, inside)
    try expect(in: scope { $0.isPreview = false }, outside)
  }

  @Test("a script is a file that begins with the path of its interpreter")
  func scripts() throws {
    let scripts = scope { $0.isScript = true }
    try expect(notIn: scripts, "#!/usr/bin/swift\nf()")
    try expect(in: scripts, "#!/usr/bin/swift\n↓f()")
    try expect(in: scripts, "f()")
    try expect(notIn: scripts, "// #!/usr/bin/swift\n↓f()")
    try expect(in: scope { $0.isScript = false }, "↓f()")
  }

  // MARK: - Severities by path

  @Test("the first override that matches a path decides")
  func overrides() throws {
    let check = PatternCheck(cases: [PatternCheck.Case(pattern: try TokenPattern("f($$$)"))])
    var rule = TestProject.rule([check])
    rule.overrides = [
      Rule.Override(.files(GlobSet([try Glob("Legacy/Old/**")])), severity: .error),
      Rule.Override(.files(GlobSet([try Glob("Legacy/**")])), severity: nil),
    ]
    let project = TestProject(rule)
    #expect(project.findings(in: "f()", path: "New.swift").map(\.severity) == [.warning])
    #expect(project.findings(in: "f()", path: "Legacy/A.swift").isEmpty)
    #expect(project.findings(in: "f()", path: "Legacy/Old/A.swift").map(\.severity) == [.error])
  }
}
