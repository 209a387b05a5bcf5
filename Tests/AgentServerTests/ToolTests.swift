import Serving
import Testing

@testable import AgentServer

/// Each tool answers from the project as it is.
@Suite struct ToolTests {
  private let client: AgentClient

  init() throws { client = try AgentClient(SampleProject.files) }

  // MARK: - check

  @Test(
    "'check' finds nothing in a project that keeps its rules, and says how many files it has read")
  func checkWholeProject() async throws {
    let reply = await client.call("check")
    #expect(reply.values["total"] == 0 && reply.values["files"] == 8)
    #expect(reply.text == "no findings; 8 files checked")
  }

  @Test("'check' of a text that is not saved has findings with reasons and fixes as edits")
  func checkText() async throws {
    let reply = await client.call(
      "check", ["path": "UI/Home/HomeView.swift", "text": "let a = 1\nlet b = f(2)\n"])
    let finding = reply.values["findings"]?.array?.first
    #expect(finding?["rule"] == "no-f" && finding?["line"] == 2)
    #expect(finding?["fix"]?["edits"]?.array?.first?["old"] == "f")
    #expect(finding?["fix"]?["edits"]?.array?.first?["new"] == "g")
    #expect(reply.values["rules"]?.array?.first?["instead"] == "Call g.")
    #expect(await client.call("check").values["total"] == 0)
  }

  @Test("'check' of a text names what it breaks in other files")
  func checkTextElsewhere() async throws {
    try client.write("func g(_ a: Int) {}\nfunc h() { f(1) }\n", to: "Domain/F.swift")
    let reply = await client.call(
      "check", ["path": "UI/Orders/OrdersView.swift", "text": "struct OrdersView {}\n"])
    #expect(reply.values["elsewhere"]?.array?.isEmpty ?? true)
    #expect(reply.texts("findings", "rule") == ["screens"])
  }

  @Test("changes on the disk are seen before each answer")
  func changesOnDisk() async throws {
    #expect(await client.call("check").values["total"] == 0)
    try client.write("func h() { f(1) }\n", to: "Domain/New.swift")
    #expect(await client.call("check").texts("findings", "path") == ["Domain/New.swift"])
    try client.write(
      SampleProject.files[".archlint.yml", default: ""].replacing("no-f", with: "no-g"),
      to: ".archlint.yml")
    #expect(await client.call("check").texts("findings", "rule") == ["no-g"])
  }

  @Test("a long answer is capped, says so, and goes on where it is asked to")
  func caps() async throws {
    let calls = (0..<131).map { "  f(\($0))" }.joined(separator: "\n")
    try client.write("func h() {\n\(calls)\n}\n", to: "Domain/Many.swift")
    let first = await client.call("check")
    #expect(first.values["total"] == 131 && first.values["shown"] == 20)
    #expect(first.text.contains("findings: 1 to 20 of 131; from '21' shows more"))
    #expect(first.text.utf8.count < 8_000)
    let last = await client.call("check", ["from": "121"])
    #expect(last.values["shown"] == 11 && last.values["next"] == nil)
  }

  @Test("a mistake in the configuration is the answer, and its mending too")
  func brokenConfiguration() async throws {
    try client.write("layer: {}\n", to: ".archlint.yml")
    let reply = await client.call("check")
    #expect(reply.isError && reply.text.contains("layer"))
    try client.write("presets: [modern-swift]\n", to: ".archlint.yml")
    #expect(await client.call("check").isError == false)
  }

  // MARK: - rules

  @Test("'rules' lists those of a path, most violated first")
  func rules() async throws {
    try client.write("func h() { f(1) }\n", to: "Domain/New.swift")
    let reply = await client.call("rules", ["path": "Domain/Other.swift"])
    #expect(reply.texts("rules", "id").first == "no-f")
    #expect(reply.values["layer"] == "Domain")
    #expect(!reply.texts("rules", "id").contains("view-models"))
  }

  @Test("'rules' lists those that are violated equally by their severity, then by their names")
  func orderOfRules() async throws {
    let rules = [("a", "info"), ("b", "warning"), ("d", "error"), ("c", "error")].map {
      """
        - {id: no-\($0), title: T, why: W, instead: I., severity: \($1), pattern: '\($0)($x)',
           examples: {flagged: '↓\($0)(1)', clean: 'g(1)'}}

      """
    }
    try client.write("own-rules:\n" + rules.joined(), to: ".archlint.yml")
    let reply = await client.call("rules", ["path": "Domain/Order.swift"])
    #expect(
      reply.texts("rules", "id").filter { $0.hasPrefix("no-") } == ["no-c", "no-d", "no-b", "no-a"])
  }

  @Test("'rules' explains one with examples, and suggests a name for a misspelled one")
  func explanation() async throws {
    let rule = await client.call("rules", ["explain": "no-f"]).values["rules"]?.array?.first
    #expect(rule?["wrong"] == "f(1)" && rule?["right"] == "g(1)")
    #expect(await client.call("rules", ["explain": "no-ff"]).text.contains("did you mean 'no-f'"))
  }

  // MARK: - may

  @Test("'may' allows what the layers allow")
  func allowedUses() async throws {
    for (source, target) in [
      ("UI", "Domain"), ("UI/Home/HomeViewModel.swift", "Order"), ("HomeViewModel", "Order"),
      ("Data", "OrderRepositoryProtocol"), ("UI/New/NewView.swift", "Order"),
    ] {
      let reply = await client.call(
        "may", ["source": .string(source), "target": .string(target)])
      #expect(reply.values["verdict"] == "allowed", "\(source) \(target): \(reply.text)")
    }
  }

  @Test("'may' refuses what a contract forbids, and names the contract and an allowed way")
  func refusedUses() async throws {
    for (source, target) in [
      ("UI", "Data"), ("UI/Home/HomeViewModel.swift", "OrderRepository"),
      ("Domain/Order.swift", "HomeView"), ("UI/New/NewView.swift", "OrderRepository"),
    ] {
      let reply = await client.call(
        "may", ["source": .string(source), "target": .string(target)])
      #expect(reply.values["verdict"] == "refused", "\(source) \(target): \(reply.text)")
      #expect(reply.texts("reasons", "rule").contains("dependencies"))
    }
    let reply = await client.call("may", ["source": "HomeViewModel", "target": "OrderRepository"])
    #expect(reply.text.contains("allowed way: the protocol OrderRepositoryProtocol"))
  }

  @Test("'may' asks back for a name that is nearly that of a type")
  func misspelledTargets() async throws {
    let reply = await client.call(
      "may", ["source": "UI", "target": "OrderRepositori"])
    #expect(reply.text.contains("did you mean 'OrderRepository'?"), "\(reply.text)")
    let other = await client.call("may", ["source": "UI", "target": "Charts"])
    #expect(other.values["verdict"] == "allowed", "\(other.text)")
  }

  @Test("'may' refuses a use that the file has already")
  func existingUses() async throws {
    try client.write(
      "struct Bad {\n  var a: OrderRepository\n}\n", to: "UI/Home/Bad.swift")
    let reply = await client.call(
      "may", ["source": "UI/Home/Bad.swift", "target": "OrderRepository"])
    #expect(reply.values["verdict"] == "refused")
  }

  @Test("'may' names the layers between two")
  func layersBetween() async throws {
    let text = SampleProject.files[".archlint.yml", default: ""]
    try client.write(
      text.replacing(
        "UI: {paths: ['UI/**'], uses: [Domain]}", with: "UI: {paths: ['UI/**'], uses: [Data]}"),
      to: ".archlint.yml")
    let reply = await client.call("may", ["source": "UI", "target": "Domain"])
    #expect(reply.values["layersBetween"] == ["Data"])
  }

  @Test("'may' answers about what does not exist with a hint")
  func unknownSubjects() async throws {
    #expect(await client.call("may", ["source": "Uj", "target": "Data"]).isError)
    #expect(await client.call("may", ["source": "UI", "target": "not a module!"]).isError)
  }

  // MARK: - place

  @Test("'place' says where a view model belongs, and what has to come with it")
  func place() async throws {
    let reply = await client.call("place", ["what": "a view model for the screen Orders"])
    #expect(reply.values["name"] == "OrdersViewModel")
    #expect(reply.values["folder"] == "UI/Orders" && reply.values["layer"] == "UI")
    #expect(
      reply.texts("parts", "path") == [
        "UI/Orders/OrdersViewModel.swift", "UI/Orders/OrdersView.swift",
      ])
    #expect(reply.values["open"]?.array?.isEmpty == true, "\(reply.text)")
    #expect(reply.texts("parts", "code").first?.contains("@MainActor") == true)
    #expect(reply.texts("demands", "rule").contains("view-models"))
  }

  @Test("'place' takes a name, and prefers a folder of the feature")
  func placeOfName() async throws {
    try client.write("struct OrderRow {}\n", to: "UI/Home/OrderRow.swift")
    let reply = await client.call("place", ["what": "PaymentRepository"])
    #expect(reply.values["file"] == "PaymentRepository.swift")
    #expect(reply.values["folder"] == "Data")
  }

  @Test("'place' says that nothing is like it")
  func placeOfUnknown() async throws {
    #expect(await client.call("place", ["what": "a zebra for Orders"]).isError)
    let near = await client.call("place", ["what": "a zebra for Orders", "near": "Domain"])
    #expect(near.values["folder"] == "Domain")
  }

  // MARK: - users

  @Test("'users' lists who refers to a type, with lines and layers")
  func users() async throws {
    let reply = await client.call("users", ["of": "Order"])
    #expect(
      Set(reply.texts("users", "path")) == [
        "Data/OrderRepository.swift", "UI/Home/HomeViewModel.swift", "Tests/OrderTests.swift",
      ])
    #expect(reply.values["users"]?.array?.first?["lines"]?.array?.isEmpty == false)
    #expect(reply.values["rename"]?.string?.contains("3 other files") == true)
    let file = await client.call("users", ["of": "Domain/Order.swift"])
    #expect(file.values["total"] == 3)
  }

  // MARK: - requirements and conventions

  @Test("'requirements' lists those without a test")
  func requirements() async throws {
    #expect(await client.call("requirements").isError)
    try client.write("# R\n\n- REQ-1: one\n- REQ-2: two\n", to: "docs/spec.md")
    try client.write("// REQ-1\nfinal class OneTests {}\n", to: "Tests/OneTests.swift")
    let reply = await client.call("requirements", ["ids": "REQ-[0-9]+"])
    #expect(!reply.isError, "\(reply.text)")
  }

  @Test("'conventions' says when there is too little to learn from")
  func conventions() async throws {
    let reply = await client.call("conventions", ["path": "UI"])
    #expect(reply.text.contains("too few to learn from"))
  }
}
