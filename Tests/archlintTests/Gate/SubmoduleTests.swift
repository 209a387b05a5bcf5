import Foundation
import Testing

/// Changes of files in submodules, which the repository around them sees only as other commits.
@Suite struct SubmoduleTests {
  /// A repository with a submodule `Parts/Core` that has one file.
  private func repository() throws -> (app: Repository, core: Repository) {
    let core = try Repository(["Core.swift": "let a = 1\n"])
    let app = try Repository(["App.swift": "f(1)\n"])
    try app.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", core.folder.path,
      "Parts/Core")
    try app.git("commit", "--quiet", "-m", "Add the core")
    return (app, core)
  }

  @Test("a changed file in a submodule is part of the change") func workingTree() throws {
    let (app, _) = try repository()
    func found() throws -> [String] {
      try app.found("--since", "HEAD").filter { $0.hasSuffix("no-f") }
    }
    #expect(try found() == [])
    try app.folder.write("f(2)\n", to: "Parts/Core/Core.swift")
    #expect(try found() == ["Parts/Core/Core.swift:1 no-f"])
  }
}
