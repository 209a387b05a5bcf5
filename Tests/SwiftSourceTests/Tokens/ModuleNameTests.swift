import Testing

@testable import SwiftSource

/// A name with the name of a system's module before it is one token.
@Suite struct ModuleNameTests {
  /// The identifiers of a file, each with its module if it has one.
  private func names(_ text: String) -> [String] {
    let file = SourceFile(path: "", text: text)
    return file.tokens.indices.filter { file.tokens[$0].kind == .identifier }.map { token in
      file.module(of: token).map { "\($0)/\(file.identifier(token))" } ?? file.identifier(token)
    }
  }

  @Test("a module and a name are one token with the hash of the name")
  func oneToken() {
    #expect(names("Foundation.UserDefaults.standard") == ["Foundation/UserDefaults", "standard"])
    #expect(names("@SwiftUI.State var a: [Swift.Int]") == ["SwiftUI/State", "a", "Swift/Int"])
    #expect(names("extension Foundation.URL: Swift.Error {}") == ["Foundation/URL", "Swift/Error"])
    #expect(names("Swift.print(1); _Concurrency.Task {}") == ["Swift/print", "_Concurrency/Task"])
    let file = SourceFile(path: "", text: "a = Foundation.URL()")
    #expect(file.text(of: 2) == "Foundation.URL")
    #expect(file.tokens[2].hash == WordHash.short(of: "URL"))
    #expect(file.tokens[3].kind == .leftParen)
  }

  @Test("members, imports, conditions and other modules stay apart")
  func notQualified() {
    #expect(names("a.Foundation.URL") == ["a", "Foundation", "URL"])
    #expect(names("Kit.URL") == ["Kit", "URL"])
    #expect(names("import struct Foundation.URL") == ["Foundation", "URL"])
    #expect(names("import UIKit.UIColor") == ["UIKit", "UIColor"])
    #expect(names("Foundation . URL") == ["Foundation", "URL"])
    #expect(names("Foundation.`default`") == ["Foundation", "default"])
    #expect(names("Foundation.self") == ["Foundation"])
    #expect(names("Foundationx.URL") == ["Foundationx", "URL"])
    #expect(names("\"Foundation.URL\" // Foundation.URL") == [])
  }

  @Test("a module whose name a project may use too counts where it is imported")
  func imported() {
    #expect(names("Charts.Chart()") == ["Charts", "Chart"])
    #expect(names("import Charts\nCharts.Chart()") == ["Charts", "Charts/Chart"])
    #expect(names("import struct Charts.Chart\nCharts.Chart()").last == "Charts/Chart")
    #expect(names("import os\nos.Logger(); os.version") == ["os", "os/Logger", "os", "version"])
  }

  @Test("the lexer alone keeps them apart")
  func lexer() {
    #expect(Lexer.lex("Foundation.URL").tokens.count == 4)
  }

  @Test("the code of a range has no modules in it")
  func plainText() {
    let file = SourceFile(path: "", text: "let a: [Swift.String: Foundation.URL ]")
    let type = file.outline.declarations[0].type
    #expect(file.compactText(of: type) == "[String:URL]")
    let plain = file.bytesWithoutModules(of: type).map { String(decoding: $0, as: UTF8.self) }
    #expect(plain == "[String: URL ]")
  }
}
