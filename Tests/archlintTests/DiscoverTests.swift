import Foundation
import Testing

/// `archlint discover`.
@Suite struct DiscoverTests {
  /// An app of 30 screens with a view model, a view and a service each, and one slip of each sort.
  private static func files() -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<30 {
      let name =
        "Screen\(String(UnicodeScalar(UInt8(65 + number % 26))))\(number / 26 == 0 ? "" : "b")"
      let keyword = number == 4 ? "class" : "final class"
      files["App/Screens/\(name)/\(name)ViewModel.swift"] = """
        import Foundation

        \(keyword) \(name)ViewModel: ViewModelBase {
          let service = \(name)Service()
        }
        """
      files["App/Screens/\(name)/\(name)View.swift"] = """
        import SwiftUI

        struct \(name)View: View {
          let model: \(name)ViewModel
          var body: some View { Text("a") }
        }
        """
      files["App/Services/\(name)Service.swift"] = """
        import Foundation

        struct \(name)Service { let item: \(name)Item? = nil }
        """
      files["App/Models/\(name)Item.swift"] = """
        \(number == 9 ? "import SwiftUI\n" : "")import Foundation

        struct \(name)Item {}
        """
    }
    files["App/ViewModelBase.swift"] = "class ViewModelBase {}\n"
    return files
  }

  private func conventions(_ folder: TemporaryFolder, _ arguments: String...) throws -> [[String:
    Any]]
  {
    let run = try Tool.run(
      Tool.path, ["discover", "--format", "json"] + arguments, in: folder.path, input: "")
    #expect(run.status == 0, "\(run.errors)")
    let json = try #require(run.json as? [String: Any])
    #expect(try JSONSchema("discovery-report.schema.json").problems(json) == [])
    return try #require(json["conventions"] as? [[String: Any]])
  }

  @Test("conventions come with their evidence, exceptions and rule")
  func json() throws {
    let found = try conventions(try TemporaryFolder(project: Self.files()), "--all")
    let ids = found.compactMap { $0["id"] as? String }
    let final = try #require(
      found.first { ($0["says"] as? String)?.contains("are final") == true }, "\(ids)")
    #expect(final["support"] as? Int == 29)
    let exceptions = try #require(final["exceptions"] as? [[String: Any]])
    #expect(exceptions.count == 1)
    #expect(exceptions[0]["path"] as? String == "App/Screens/ScreenE/ScreenEViewModel.swift")
    #expect(exceptions[0]["line"] as? Int == 3)
    #expect((final["rule"] as? [String: Any])?["id"] as? String == final["id"] as? String)
    let layers = try #require(found.first { $0["kind"] as? String == "layers" }, "\(ids)")
    let names = (layers["layers"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(names == ["Models", "Services", "Screens"])
  }

  @Test("each rule is accepted, and finds exactly the exceptions")
  func rules() throws {
    let folder = try TemporaryFolder(project: Self.files())
    let found = try conventions(folder, "--all")
    let rules = found.compactMap { $0["rule"] }
    let configuration = try JSONSerialization.data(withJSONObject: ["own-rules": rules])
    try folder.write(String(decoding: configuration, as: UTF8.self), to: ".archlint.yml")
    let run = try Tool.run("lint", "--format", "json", "--fail-on", "never", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let diagnostics = try #require((run.json as? [String: Any])?["diagnostics"] as? [[String: Any]])
    for convention in found {
      let id = convention["id"] as? String
      let listed = (convention["exceptions"] as? [[String: Any]] ?? []).map {
        "\($0["path"] ?? ""):\($0["line"] ?? "")"
      }
      let places = diagnostics.filter { $0["rule"] as? String == id }.map {
        "\($0["path"] ?? ""):\($0["line"] ?? "")"
      }
      #expect(listed.sorted() == places.sorted(), "\(id ?? "")")
    }
  }

  @Test("--write adds rules and accepts today's exceptions; a second time it changes nothing")
  func write() throws {
    let folder = try TemporaryFolder(project: Self.files())
    try folder.write("# ours\nrules:\n  no-force-try: off # because\n", to: ".archlint.yml")
    let first = try Tool.run("discover", "--write", in: folder)
    #expect(first.status == 0, "\(first.errors)")
    let text = try folder.text(of: ".archlint.yml")
    #expect(text.hasPrefix("# ours\nrules:\n  no-force-try: off # because\n"))
    #expect(text.contains("tags: [discovered]"))
    let lint = try Tool.run("lint", in: folder)
    #expect(lint.status == 0, "\(lint.output)")
    let examples = try Tool.run("test", in: folder)
    #expect(examples.status == 0, "\(examples.output)")
    let second = try Tool.run("discover", "--write", in: folder)
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.output == "nothing to write into .archlint.yml\n")
    #expect(try folder.text(of: ".archlint.yml") == text)
  }

  @Test("--check tells which conventions weakened")
  func check() throws {
    let folder = try TemporaryFolder(project: Self.files())
    _ = try Tool.run("discover", "--write", in: folder)
    let same = try Tool.run("discover", "--check", in: folder)
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    for letter in "FGHIJ" {
      let path = "App/Screens/Screen\(letter)/Screen\(letter)ViewModel.swift"
      try folder.write(try folder.text(of: path).replacing("final ", with: ""), to: path)
    }
    let weaker = try Tool.run("discover", "--check", in: folder)
    #expect(weaker.status == 1)
    #expect(weaker.output.contains("final"), "\(weaker.output)")
    #expect(weaker.errors.contains("less than before"))
  }

  @Test("--explain tells what a file follows and departs from")
  func explain() throws {
    let folder = try TemporaryFolder(project: Self.files())
    let run = try Tool.run(
      "discover", "--explain", "App/Screens/ScreenE/ScreenEViewModel.swift", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("departs  "), "\(run.output)")
    #expect(run.output.contains("follows  "), "\(run.output)")
  }

  @Test("explain answers about a place and about a convention as discover does")
  func explainCommand() throws {
    let folder = try TemporaryFolder(project: Self.files())
    try folder.write("presets: [modern-swift]\n", to: ".archlint.yml")
    let path = "App/Screens/ScreenE/ScreenEViewModel.swift"
    let discover = try Tool.run("discover", "--explain", path, in: folder)
    let explain = try Tool.run("explain", path, in: folder)
    #expect(explain.status == 0, "\(explain.errors)")
    #expect(explain.output == discover.output)
    #expect(explain.output.hasPrefix("departs  "), "\(explain.output)")
    let id = try #require(
      explain.output.split(separator: "[").dropFirst().first?.prefix { $0 != "]" })
    let convention = try Tool.run("explain", String(id), in: folder)
    #expect(convention.status == 0, "\(convention.errors)")
    #expect(convention.output.contains("a convention of the code, not a rule"))
    #expect(convention.output.contains("archlint discover --write \(id)"))
  }

  @Test("the guide has the conventions that are no rules, if asked")
  func guide() throws {
    let folder = try TemporaryFolder(project: Self.files())
    try folder.write("presets: [modern-swift]\n", to: ".archlint.yml")
    let with = try Tool.run("guide", "--conventions", in: folder)
    #expect(with.status == 0, "\(with.errors)")
    #expect(with.output.contains("## Conventions that are no rules"))
    #expect(!(try Tool.run("guide", in: folder)).output.contains("## Conventions"))
  }

  @Test("what a rule of the configuration checks under another name is not proposed")
  func known() throws {
    let folder = try TemporaryFolder(project: Self.files())
    let found = try conventions(folder, "--all")
    let final = try #require(
      found.first { ($0["says"] as? String)?.contains("are final") == true })
    var rule = try #require(final["rule"] as? [String: Any])
    rule["id"] = "our-own-name"
    let configuration = try JSONSerialization.data(withJSONObject: ["own-rules": [rule]])
    try folder.write(String(decoding: configuration, as: UTF8.self), to: ".archlint.yml")
    let ids = try conventions(folder, "--all").compactMap { $0["id"] as? String }
    #expect(!ids.contains(final["id"] as? String ?? ""))
    #expect(ids.count == found.count - 1)
  }

  @Test("a write that fails leaves the configuration as it was, or none where there was none")
  func failingWrite() throws {
    for text in ["# ours\nrules:\n  no-force-try: off\n", nil] {
      let folder = try TemporaryFolder(project: Self.files())
      if let text {
        try folder.write(text, to: ".archlint.yml")
      } else {
        try FileManager.default.removeItem(atPath: "\(folder.path)/.archlint.yml")
      }
      // A folder is where the baseline would be.
      try folder.write("", to: ".archlint-baseline.json/x")
      let run = try Tool.run("discover", "--write", in: folder)
      #expect(run.status == 2, "\(run.output)")
      #expect((try? folder.text(of: ".archlint.yml")) == text)
    }
  }

  @Test("too few files, unknown ids and two modes at once are named")
  func mistakes() throws {
    let small = try TemporaryFolder(project: ["A.swift": "struct A {}\n"])
    let run = try Tool.run("discover", in: small)
    #expect(run.status == 0)
    #expect(run.errors.contains("1 Swift file beside tests: too few to learn from"))
    #expect(run.output == "no conventions found in 1 file\n")
    let folder = try TemporaryFolder(project: Self.files())
    let unknown = try Tool.run("discover", "--write", "layers-of-ap", in: folder)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there is no convention 'layers-of-ap'"))
    let close = try Tool.run("discover", "--write", "layers-of-folder", in: folder)
    #expect(close.errors.contains("did you mean 'layers-of-folders'"), "\(close.errors)")
    let both = try Tool.run("discover", "--write", "--check", in: folder)
    #expect(both.status == 2)
  }
}
