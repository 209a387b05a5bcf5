import Matching
import Project
import Testing

@testable import LintRules

/// Imports of modules that belong to layers.
@Suite struct LayerCheckTests {
  private func project(from: [String] = [], to: [String] = []) throws -> TestProject {
    func layer(_ name: String, _ modules: [String], uses: [String]?) throws -> Layer {
      Layer(
        name: name, paths: GlobSet([try Glob("\(name)/**")]),
        modules: try modules.map { (text) throws in try NameGlob(text) }, uses: uses)
    }
    var project = TestProject(
      TestProject.rule(
        [LayerCheck(from: from, to: to)], message: "{from} -> {to} ({module})"))
    project.layers = LayerSet([
      try layer("Domain", ["Model*"], uses: []), try layer("Data", ["Store"], uses: ["Domain"]),
      try layer("UI", ["Screens"], uses: nil),
    ])
    return project
  }

  private func expect(
    _ project: TestProject, _ path: String, _ marked: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(project.remarked(marked, path: path) == marked, sourceLocation: sourceLocation)
  }

  @Test func whatALayerUses() throws {
    let project = try project()
    expect(project, "Domain/A.swift", "↓import Store\n↓import Screens\nimport Foundation")
    expect(project, "Data/A.swift", "import ModelKit\n@testable ↓import Screens")
    expect(project, "Other/A.swift", "import Store")
  }

  /// A layer that says nothing of what it uses may use everything, and its own modules in any case.
  @Test func whatIsNotSaid() throws {
    let project = try project()
    expect(project, "UI/A.swift", "import Store\nimport ModelKit")
    expect(project, "Domain/A.swift", "import ModelKit\nimport Models")
  }

  @Test func certainLayers() throws {
    expect(try project(from: ["Data"]), "Domain/A.swift", "import Store")
    expect(try project(from: ["Domain"]), "Domain/A.swift", "↓import Store")
    expect(try project(to: ["UI"]), "Domain/A.swift", "import Store\n↓import Screens")
    // A layer that is forbidden by name is forbidden even if the layer lists it.
    expect(try project(from: ["Data"], to: ["Domain"]), "Data/A.swift", "↓import Models")
  }

  @Test func messages() throws {
    let found = try project().findings(in: "import Store", path: "Domain/A.swift")
    #expect(found.map(\.message) == ["Domain -> Data (Store)"])
    #expect(found.map(\.subject) == ["import Store"])
  }
}
