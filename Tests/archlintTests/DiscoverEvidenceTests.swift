import Foundation
import Testing

/// The evidence of `archlint discover`: what follows and the exceptions are all that there is.
@Suite struct DiscoverEvidenceTests {
  /// An app of 40 screens that follows a convention of each kind, with slips that a rule reports more often or
  /// less often than they count.
  private static func files() -> [String: String] {
    var files: [String: String] = ["App/ViewModelBase.swift": "class ViewModelBase {}\n"]
    for number in 0..<40 {
      let letter = String(UnicodeScalar(UInt8(65 + number % 20)))
      let name = "Screen\(letter)\(number / 20 == 0 ? "" : "b")"
      files["App/Screens/\(name)/\(name)ViewModel.swift"] =
        "\(number == 4 ? "" : "final ")class \(name)ViewModel: ViewModelBase {\n"
        + "  private let service = \(name)Service()\n}\n"
      files["App/Screens/\(name)/\(name)View.swift"] =
        "import SwiftUI\n\nstruct \(name)View: View {\n  let model: \(name)ViewModel\n"
        + "  var body: some View { Navigation\(number == 5 ? "View" : "Stack") { Text(\"a\") } }\n}\n"
      files["App/Services/\(name)Service.swift"] =
        "struct \(name)Service { let item: \(name)ItemURL? = nil }\n"
      files["App/Models/\(name)ItemURL.swift"] = "struct \(name)ItemURL {}\n"
    }
    // A type of a higher layer is named three times in a line, which the rule reports once.
    files["App/Models/ScreenAItemURL.swift"] =
      "struct ScreenAItemURL {\n  typealias T = (ScreenAView, ScreenAView, ScreenAView)\n}\n"
    // A file imports what the others do not, twice.
    files["App/Models/ScreenBItemURL.swift"] =
      "import SwiftUI\n@preconcurrency import SwiftUI\n\nstruct ScreenBItemURL {}\n"
    // A name has both words of a term.
    files["App/Models/ScreenCItemURL.swift"] = "struct ScreenCUrlItemURL {}\n"
    files["App/Screens/Other/OtherManager.swift"] = "final class OtherManager: ViewModelBase {}\n"
    files["App/Screens/Other/OtherService.swift"] = "struct OtherService {}\n"
    // Data of tests is checked, but nothing is learned from it.
    files["App/Fixtures/SampleViewModel.swift"] = "class SampleViewModel: ViewModelBase {}\n"
    return files
  }

  private struct Evidence: Equatable {
    let support: Int
    let total: Int
    let exceptions: Int
  }

  private func output(_ format: String, _ folder: TemporaryFolder) throws -> Tool.Run {
    let run = try Tool.run(
      Tool.path, ["discover", "--all", "--format", format], in: folder.path, input: "")
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  private func json(_ folder: TemporaryFolder) throws -> [String: (kind: String, Evidence)] {
    let json = try #require(try output("json", folder).json as? [String: Any])
    var found: [String: (kind: String, Evidence)] = [:]
    for item in try #require(json["conventions"] as? [[String: Any]]) {
      let evidence = Evidence(
        support: try #require(item["support"] as? Int),
        total: try #require(item["total"] as? Int),
        exceptions: try #require(item["exceptions"] as? [Any]).count)
      found[try #require(item["id"] as? String)] = (try #require(item["kind"] as? String), evidence)
    }
    return found
  }

  /// The numbers of `12 of 1,214 (97 %)`, which starts the text.
  private func numbers(_ text: some StringProtocol) -> [Int] {
    text.split(separator: " ").prefix(3).compactMap { word in
      Int(String(word).replacing(",", with: ""))
    }
  }

  @Test("what follows and the exceptions are all places, for each kind, in each format")
  func sums() throws {
    let folder = try TemporaryFolder(project: Self.files())
    let found = try json(folder)
    let departing = Set(found.values.filter { $0.1.exceptions > 0 }.map(\.kind))
    #expect(
      departing == ["layers", "name", "place", "shape", "absence", "choice", "term"],
      "\(found.keys.sorted())")
    for (id, (_, evidence)) in found {
      #expect(evidence.support + evidence.exceptions == evidence.total, "\(id) \(evidence)")
    }
    #expect(found["layers-of-folders"]?.1.exceptions == 3, "\(found.keys.sorted())")
    let text = try output("text", folder).output
    var inText: [String: Evidence] = [:]
    for paragraph in text.components(separatedBy: "\n\n") where paragraph.contains("  [") {
      let lines = paragraph.split(separator: "\n")
      let id = lines[1].split(separator: "[").last?.dropLast()
      let shown = lines.filter { $0.hasPrefix("  not: ") }
      let rest = shown.last.flatMap { Int($0.dropFirst(7).prefix { $0 != " " }) }
      let counts = numbers(lines[1])
      inText[String(id ?? "")] = Evidence(
        support: counts[0], total: counts[1],
        exceptions: rest.map { shown.count - 1 + $0 } ?? shown.count)
    }
    #expect(inText == found.mapValues { $0.1 })
    let page = try output("html", folder).output
    var inPage: [String: Evidence] = [:]
    for section in page.components(separatedBy: "data-id=\"").dropFirst() {
      let id = section.prefix { $0 != "\"" }
      let card = section.components(separatedBy: "</section>")[0]
      let counts = numbers(card.components(separatedBy: "</svg> ")[1])
      inPage[String(id)] = Evidence(
        support: counts[0], total: counts[1],
        exceptions: card.components(separatedBy: "<li>").count - 1)
      #expect(card.contains("data-departures=\"\(counts[1] - counts[0])\""), "\(id)")
    }
    #expect(inPage == found.mapValues { $0.1 })
  }

  @Test("each reference against layers has a place, of which the rule reports some")
  func places() throws {
    let folder = try TemporaryFolder(project: Self.files())
    let text = try Tool.run("discover", in: folder).output
    for column in [18, 31, 44] {
      #expect(text.contains("  not: App/Models/ScreenAItemURL.swift:2:\(column)\n"), "\(text)")
    }
    _ = try Tool.run("discover", "--write", "layers-of-folders", in: folder)
    let lint = try Tool.run("lint", "--no-baseline", "--fail-on", "never", in: folder)
    #expect(lint.output.contains("App/Models/ScreenAItemURL.swift:2"), "\(lint.output)")
  }

  @Test("what is open is public, and structs in tests need not be final")
  func shapes() throws {
    var files: [String: String] = [:]
    for number in 0..<30 {
      files["Core/Public/P\(number).swift"] =
        "\(number == 1 ? "open" : "public") class P\(number) {}\n"
      files["Core/Inner/I\(number).swift"] = "class I\(number) {}\n"
      files["Tests/CoreTests/S\(number)Tests.swift"] =
        number < 15
        ? "struct S\(number)Tests {}\n"
        : "import XCTest\nfinal class S\(number)Tests: XCTestCase {}\n"
    }
    let found = try json(try TemporaryFolder(project: files))
    #expect(found["types-in-public-are-public"]?.1.exceptions == 0, "\(found.keys.sorted())")
    for (id, (_, evidence)) in found where id.hasSuffix("-final") {
      #expect(evidence.exceptions == 0, "\(id)")
    }
  }
}
