import Matching
import Project
import Testing

@testable import LintRules

@Suite struct ImportCheckTests {
  private func check(_ set: (inout ImportCheck) throws -> Void) rethrows -> ImportCheck {
    var check = ImportCheck()
    try set(&check)
    return check
  }

  private func project(_ check: ImportCheck) -> TestProject {
    TestProject(TestProject.rule([check], message: "'{module}'"))
  }

  private func expect(
    _ check: ImportCheck, _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(project(check).remarked(marked) == marked, sourceLocation: sourceLocation)
  }

  @Test("every form of an import of a denied module is reported")
  func deniedModules() throws {
    let check = try check { $0.deny = try NameList(["UIKit", "Combine"]) }
    expect(check, "↓import UIKit\nimport Foundation\n↓import Combine")
    expect(check, "@testable ↓import UIKit\n↓import struct UIKit.UIView\n↓import UIKit.UIView")
    expect(check, "import UIKitExtras\nlet a = UIKit.b\n// import UIKit")
    expect(check, "#if os(iOS)\n↓import UIKit\n#endif")
  }

  @Test("a glob denies modules by their names")
  func deniedGlobs() throws {
    expect(try check { $0.deny = try NameList(["*UI"]) }, "↓import SwiftUI\nimport UIKit")
  }

  @Test("an import of any other module than the allowed ones is reported")
  func allowedModules() throws {
    let check = try check { $0.allow = try NameList(["Foundation", "Core*"]) }
    expect(check, "import Foundation\nimport CoreData\n↓import UIKit")
  }

  @Test func denialCountsBeforeAllowance() throws {
    let check = try check {
      $0.allow = try NameList(["Core*"])
      $0.deny = try NameList(["CoreData"])
    }
    expect(check, "import CoreText\n↓import CoreData\n↓import UIKit")
  }

  /// `<App>` stands for the name of the app's folder.
  @Test func modulesNamedAfterTheApp() throws {
    var shop = project(try check { $0.deny = try NameList(["<App>Kit"]) })
    shop.places = ["Shop/A.swift": Place(path: "Shop/A.swift", pathInApp: "A.swift", app: "Shop")]
    let text = "↓import ShopKit\nimport OtherKit\nimport Shop"
    #expect(shop.remarked(text, path: "Shop/A.swift") == text)
    let elsewhere = "import ShopKit"
    #expect(shop.remarked(elsewhere, path: "B.swift") == elsewhere)
  }

  @Test("canImport counts as an import only if the check says so")
  func conditions() throws {
    let text = "#if ↓canImport(UIKit)\n↓import UIKit\n#elseif !↓canImport(UIKit)\n#endif"
    expect(
      try check {
        $0.deny = try NameList(["UIKit"])
        $0.countsConditions = true
      }, text)
    expect(
      try check { $0.deny = try NameList(["UIKit"]) },
      "#if canImport(UIKit)\n↓import UIKit\n#endif")
  }

  // MARK: - Whether an import is used

  private func combine() throws -> ImportCheck {
    try check {
      $0.deny = try NameList(["Combine", "CombineExt"])
      $0.symbols = try NameList(["AnyCancellable", "*Subject"])
      $0.namedModules = try NameList(["Combine"])
      $0.sharedNames = try NameList(["values", "try[A-Z]*"])
      $0.severityWhenUsed = .info
    }
  }

  @Test("an import whose names are used has its own severity and no fix")
  func usedImports() throws {
    let found = project(try combine()).findings(
      in: "import Combine\nlet a = CurrentValueSubject(1)")
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.fix) == [nil])
  }

  @Test func unusedImportsCanGo() throws {
    let text = "import Foundation\nimport Combine // once\nlet a = 1\n"
    let unused = "import Foundation\r\n  import Combine\r\nlet a = 1\n"
    let found = project(try combine()).findings(in: unused)
    #expect(found.map(\.severity) == [.warning])
    let edits = found.flatMap { $0.fix?.edits ?? [] }
    #expect(
      Edit.apply(edits, to: Array(unused.utf8)) == Array("import Foundation\r\nlet a = 1\n".utf8))
    // What else is on the line would be lost.
    #expect(project(try combine()).findings(in: text).map(\.fix) == [nil])
    #expect(project(try combine()).findings(in: "import Combine; f()").map(\.fix) == [nil])
  }

  @Test(
    "an import goes only where nothing in the file may come from it",
    arguments: [
      "import Foundation\nimport CombineExt\nlet a = CurrentValueRelay(1)\n",
      "import Foundation\nimport CombineExt\nlet a = 1\n",
      "import Foundation\n@_exported import Combine\nlet a = 1\n",
      "import Foundation\npublic import Combine\nlet a = 1\n",
      "import Foundation\n#if canImport(Combine)\nimport Combine\n#endif\n",
      "import Foundation\nimport Combine\nlet a = b.values\n",
      "import Foundation\nimport Combine\nlet a = b.tryPrefix { $0 }\n",
      "import Foundation\nimport Combine\nbind(model.$name)\n",
    ]) func importsThatStay(_ code: String) throws
  {
    #expect(project(try combine()).findings(in: code).map(\.fix) == [nil])
  }

  @Test("the only import of a file goes by an unsafe fix") func onlyImport() throws {
    let found = project(try combine()).findings(in: "import Combine\nlet a = 1\n")
    #expect(found.map { $0.fix?.isSafe } == [false])
  }

  // MARK: - Order

  @Test("the first import behind a later group is reported, where its order counts")
  func order() throws {
    let order = ImportOrder(
      groups: try [["A", "B"], ["U"], ["*"], ["P"]].map { (names) throws in try NameList(names) })
    let unordered = try NameList(["M"])
    let check = check {
      $0.order = order
      $0.unordered = unordered
    }
    expect(check, "import U\n↓import A\nimport B\nimport X\nimport P\n↓import Y")
    expect(check, "import A\nimport M\nimport U\nimport M\nimport X")
    expect(check, "import U\n#if a\nimport A\n#endif\n@testable import A\n↓import U")
    expect(check, "import U; ↓import A")
  }

  @Test("a fix sorts the imports into their groups")
  func sorting() throws {
    let order = ImportOrder(groups: [try NameList(["A"]), try NameList(["*"])])
    let rule = project(check { $0.order = order })
    func sorted(_ text: String) -> String? {
      let edits = rule.findings(in: text).flatMap { $0.fix?.edits ?? [] }
      guard !edits.isEmpty else { return nil }
      return String(decoding: Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    }
    #expect(
      sorted("import C\n// Of A.\nimport A\nimport B\n")
        == "// Of A.\nimport A\nimport C\nimport B\n")
    #expect(sorted("import C\n\nimport A\n") == nil)
    #expect(sorted("import C\nimport A") == nil)
    #expect(sorted("// Of C?\nimport C\nimport A\n") == nil)
    #expect(sorted("import C; import A\n") == nil)
    #expect(sorted("\u{FEFF}import C\nimport A\n") == "\u{FEFF}import A\nimport C\n")
    #expect(sorted("import C /* a\n b */\nimport A\n") == nil)
    #expect(sorted("/* a\n b */ import C\nimport A\n") == nil)
  }

  @Test func messagesAndSubjects() throws {
    let found = project(try combine()).findings(in: "import Combine")
    #expect(found.map(\.message) == ["'Combine'"])
    #expect(found.map(\.subject) == ["import Combine"])
    #expect(found.map(\.range) == [0..<14])
  }
}
