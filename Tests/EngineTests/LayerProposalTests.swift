import Configuration
import Foundation
import Testing

@testable import Engine

/// The layers that `archlint init` proposes.
@Suite struct LayerProposalTests {
  private func proposal(_ files: [String: String]) async throws -> LayerProposal? {
    let folder = try TemporaryFolder(files)
    return try await Proposal.make(
      root: folder.path, catalogue: try Catalogue.shipped(), workers: 1
    ).layers
  }

  private func package(_ names: [String]) -> String {
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "p", targets: [\(targets)])
      """
  }

  @Test func modulesComeBeforeFolders() async throws {
    var files = ["Package.swift": package(["Kit", "App", "Net"])]
    for (name, text) in [("Kit", ""), ("Net", "import Kit"), ("App", "import Net")] {
      for folder in ["Model", "Utils", "Views"] {
        files["Sources/\(name)/\(folder)/A.swift"] = text
      }
    }
    let proposal = try #require(try await proposal(files))
    #expect(proposal.layers.map(\.name) == ["Kit", "Net", "App"])
    #expect(proposal.layers.map(\.uses) == [[], ["Kit"], ["Net"]])
  }

  @Test func foldersOfTheLargestModuleAreLayersBesideTheOthers() async throws {
    let files = [
      "Package.swift": package(["Kit", "App"]), "Sources/Kit/A.swift": "public struct Tool {}",
      "Sources/App/Domain/A.swift": "struct Order {}",
      "Sources/App/Data/A.swift": "import Kit\nlet order: Order, tool: Tool",
      "Sources/App/Data/B.swift": "let other: Order",
    ]
    let proposal = try #require(try await proposal(files))
    #expect(proposal.layers.map(\.name) == ["Kit", "Domain", "Data"])
    #expect(proposal.layers.last?.uses == ["Domain", "Kit"])
  }

  @Test("modules that have few of the files are no layers")
  func fewModules() async throws {
    var files = ["Tools/Package.swift": package(["A", "B"])]
    for name in ["A", "B"] { files["Tools/Sources/\(name)/A.swift"] = "" }
    for number in 1...8 { files["App/Other\(number)/A.swift"] = "" }
    #expect(try await proposal(files) == nil)
    for number in 4...8 { files["App/Other\(number)/A.swift"] = nil }
    #expect(try await proposal(files)?.layers.map(\.name) == ["A", "B"])
  }

  @Test("modules of projects that tests read are no layers")
  func fixtureModules() async throws {
    var files = [
      "Package.swift": package(["Kit", "App"]), "Fixtures/Package.swift": package(["Foo"]),
    ]
    for name in ["Kit", "App"] { files["Sources/\(name)/A.swift"] = "" }
    files["Fixtures/Sources/Foo/A.swift"] = ""
    #expect(try await proposal(files)?.layers.map(\.name) == ["App", "Kit"])
  }

  @Test("names that YAML could read as something else are in quotes")
  func quotedNames() async throws {
    let names = ["Kit", "No", "3D", "Kit, old"]
    var files = ["Package.swift": package(names)]
    for name in names { files["Sources/\(name)/A.swift"] = name == "Kit" ? "" : "import Kit" }
    let folder = try TemporaryFolder(files)
    let proposal = try await Proposal.make(
      root: folder.path, catalogue: try Catalogue.shipped(), workers: 1)
    let keys = proposal.yaml.split(separator: "\n").compactMap { line in
      line.contains("modules: [") ? line.split(separator: ":").first.map(String.init) : nil
    }
    #expect(keys.sorted() == ["  '3D'", "  'Kit, old'", "  'No'", "  Kit"])
  }

  @Test func foldersWhoseReferencesGoBothWaysAreNoLayers() async throws {
    let files = [
      "App/Domain/A.swift": "struct Order {}", "App/Data/A.swift": "struct Store { let o: Order }",
      "App/Views/A.swift": "struct Screen { let m: Helper, s: Store }",
      "App/Utils/A.swift": "struct Helper { let s: Screen }",
    ]
    let proposal = try #require(try await proposal(files))
    #expect(proposal.layers.map(\.name).contains("Domain"))
    #expect(proposal.undirected.count == 1)
    #expect(proposal.cycles.isEmpty)
  }

  @Test("modules that much of the code imports are layers before larger ones that nobody uses")
  func importedModulesComeFirst() async throws {
    let names = (0..<12).map { "Feature\($0)" }
    var files = ["Package.swift": package(names + ["Base"]), "Sources/Base/A.swift": ""]
    for name in names {
      files["Sources/\(name)/A.swift"] = "import Base"
      files["Sources/\(name)/B.swift"] = ""
    }
    let layers = try await proposal(files)
    #expect(layers?.layers.contains { $0.name == "Base" } == true)
    #expect(layers?.surplus == ["Feature9"])
  }

  @Test func atMostADozenLayersAreProposed() async throws {
    let names = (10..<30).map { "Module\($0)" }
    var files = ["Package.swift": package(names)]
    for (index, name) in names.enumerated() {
      for number in 0...index { files["Sources/\(name)/F\(number).swift"] = "" }
    }
    let proposal = try #require(try await proposal(files))
    #expect(proposal.layers.count == LayerProposal.maximumCount)
    #expect(proposal.surplus == Array(names.prefix(8)))
  }

  /// Two targets of an Xcode project with a folder that both have.
  private let sharing = """
    {objects = {
      1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; };
      2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; };
      3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; };
      4 = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (1, 3); };
      5 = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (2, 3); };
    }; }
    """

  @Test func `targets that share files are no cycle of each other, modules that import are`()
    async throws
  {
    let files = [
      "S.xcodeproj/project.pbxproj": sharing,
      "Shared/Price.swift": "struct Price { let style: Style }",
      "Shop/Cart.swift": "struct Cart { let price: Price }; struct Style {}",
      "Widget/Face.swift": "public struct Face { let price: Price }",
    ]
    let shared = try #require(try await proposal(files))
    #expect(shared.layers.map(\.name) == ["Shared", "Shop", "Widget"])
    #expect(shared.layers.map(\.uses) == [["Shop"], ["Shared"], ["Shared"]])
    #expect(shared.isCyclic)
    #expect(shared.cycles.isEmpty)
    let package = [
      "Package.swift": package(["Shop", "Widget"]),
      "Sources/Shop/Cart.swift": "import Widget\npublic struct Cart { let face: Face }",
      "Sources/Widget/Face.swift": "import Shop\npublic struct Face { let cart: Cart }",
    ]
    #expect(try await proposal(package)?.cycles.map(\.count) == [2])
  }
}
