import Foundation
import Testing

/// What is staged is checked with the configuration that is staged.
@Suite struct StagedConfigurationTests {
  private let broken = "rulez: {}\n"

  @Test func `a mistake in the working tree is none of a commit`() throws {
    let repository = try Repository(["A.swift": "\n"])
    let configuration = try repository.folder.text(of: ".archlint.yml")
    try repository.folder.write("f()\n", to: "A.swift")
    try repository.git("add", "--all")
    try repository.folder.write(configuration + broken, to: ".archlint.yml")
    let run = try Tool.run("--staged", "--format", "compact", in: repository.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("A.swift:1:1: error: f is called"), "\(run.output)\(run.errors)")
    #expect(try Tool.run("--since", "HEAD", in: repository.folder).status == 2)
  }

  @Test func `a mistake that is staged ends the run, and says that it is staged`() throws {
    let repository = try Repository(["A.swift": "\n"])
    let configuration = try repository.folder.text(of: ".archlint.yml")
    try repository.folder.write(configuration + broken, to: ".archlint.yml")
    try repository.git("add", "--all")
    let both = try Tool.run("--staged", in: repository.folder)
    #expect(both.status == 2 && !both.errors.contains("as it is staged"), "\(both.errors)")
    try repository.folder.write(configuration, to: ".archlint.yml")
    let run = try Tool.run("--staged", in: repository.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("the configuration has no key 'rulez'"), "\(run.errors)")
    #expect(run.errors.contains("the configuration as it is staged"), "\(run.errors)")
  }

  @Test func `a configuration that only the index has counts`() throws {
    let repository = try Repository(["A.swift": "\n"])
    try repository.folder.write("f()\n", to: "A.swift")
    try repository.git("add", "--all")
    try FileManager.default.removeItem(atPath: "\(repository.folder.path)/.archlint.yml")
    let run = try Tool.run("--staged", "--format", "compact", in: repository.folder)
    #expect(run.status == 1 && !run.errors.contains("there is no .archlint.yml"), "\(run.errors)")
  }
}
