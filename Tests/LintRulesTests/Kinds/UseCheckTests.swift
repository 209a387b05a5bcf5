import Matching
import Testing

@testable import LintRules

/// Which uses of types are found, each marked at its name.
@Suite struct UseCheckTests {
  private func expect(
    _ marked: String..., names: [String] = ["*Repository"], form: UseCheck.Form = .any,
    ofSystem: Bool = false, with others: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var check = UseCheck(names: try NameList(names), form: form)
    check.isAboutSystem = ofSystem
    let project = TestProject(TestProject.rule([check]))
    for text in marked {
      #expect(project.remarked(text, with: others) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func namesInCode() throws {
    try expect(
      "let a: ↓UserRepository = ↓UserRepository()", "func f(_ a: [↓UserRepository?]) {}",
      "extension ↓UserRepository {}", "print(↓UserRepository.self, \"\\(↓UserRepository.shared)\")")
  }

  @Test func otherNames() throws {
    try expect(
      "class UserRepository {}", "let a = userRepository", "a.UserRepository()",
      "f(UserRepository: 1)", "// UserRepository()\nlet a = \"UserRepository()\"",
      "#UserRepository()")
  }

  @Test func modulesBeforeThem() throws {
    try expect("import Data\nlet a = Data.↓UserRepository()")
  }

  @Test func exceptions() throws {
    var check = UseCheck(names: try NameList(["*Repository"]))
    check.exceptions = try NameList(["Mock*"])
    let project = TestProject(TestProject.rule([check]))
    let text = "let a = MockRepository(), b = ↓Repository()"
    #expect(project.remarked(text) == text)
  }

  @Test func constructions() throws {
    try expect(
      "let a: UserRepository = ↓UserRepository()", "let a = ↓Repository<Int>()",
      "let a = ↓UserRepository.init(b)", "let a = UserRepository.shared",
      "let a: UserRepository\n(b, c) = d", "@UserRepository() var a = 1", form: .construction)
  }

  @Test func `types with some declaration do not count`() throws {
    var check = UseCheck(names: try NameList(["*Repository"]))
    var data = DeclarationQuery()
    data.details.holdsData = true
    check.otherDeclarations = [data]
    let project = TestProject(TestProject.rule([check]))
    let text = "let a = GitRepository.local, b = ↓UserRepository(), c = ↓UnknownRepository()"
    let types = "enum GitRepository { case local }; final class UserRepository {}"
    #expect(project.remarked(text, with: ["Types.swift": types]) == text)
  }

  @Test func hiddenNames() throws {
    try expect(
      "class Model<Repository> { let a: Repository }",
      "class Model { struct Repository {}; let a = Repository() }",
      "func f() { class Repository {}; let a = Repository() }")
    try expect("let a = ↓Repository()", with: ["B.swift": "class Repository {}"])
  }

  @Test func typesOfTheSystem() throws {
    try expect("let a = ↓TabView()", names: ["TabView"], ofSystem: true)
    try expect(
      "let a = TabView()", names: ["TabView"], ofSystem: true,
      with: ["B.swift": "struct TabView {}"])
  }

  @Test func `a use may be asked for the declaration of its type`() throws {
    var check = UseCheck(names: try NameList(["*Repository"]))
    var query = DeclarationQuery()
    query.paths = GlobSet([try Glob("Data/**")])
    check.declarations = [query]
    let project = TestProject(TestProject.rule([check]))
    let text = "let a = ↓UserRepository(), b = TreeRepository(), c = OtherRepository()"
    let others = [
      "Data/A.swift": "class UserRepository {}", "Core/B.swift": "class TreeRepository {}",
    ]
    #expect(project.remarked(text, with: others) == text)
  }

  @Test func `a signature is what other code sees of a type`() throws {
    var check = UseCheck(names: try NameList(["*Repository"]))
    check.isAboutSignatures = true
    let project = TestProject(TestProject.rule([check]))
    for text in [
      "func f(a: ↓ARepository, b: [↓BRepository] = [CRepository()]) -> ↓DRepository { ERepository() }",
      "let a: ↓ARepository = BRepository()",
      "struct S { init(a: ↓ARepository) { let b: BRepository = a } }",
      "enum E { case a(↓ARepository) }", "class A: BRepository {}",
      "var a: ↓ARepository { get { BRepository() } }",
    ] {
      #expect(project.remarked(text) == text)
    }
  }

  @Test func `a use counts where its check looks`() throws {
    var check = UseCheck(names: try NameList(["*Repository"]))
    var scope = Selector.Scope()
    scope.inside = [try TokenPattern("make { $$$ }")]
    check.selector = Selector(included: scope)
    let project = TestProject(TestProject.rule([check]))
    let text = "let a = ARepository()\nmake { ↓BRepository() }"
    #expect(project.remarked(text) == text)
  }
}
