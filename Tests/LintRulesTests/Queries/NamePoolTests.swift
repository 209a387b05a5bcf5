import Buffers
import Matching
import SwiftSource
import Testing

@testable import LintRules

@Suite struct NamePoolTests {
  private static let lists = [
    ["User"], ["*View"], ["Get*"], ["Get*UseCase"], ["*Model*"], ["*"], ["{Mock,Fake}*"], ["?ser"],
    ["[A-Z]ser"], ["View", "User", "*Cell"], ["a\\*b"], ["*a*b*"],
    ["*[eE]nqueue*"], ["[mM]ock*"], ["*[!a]x"], ["*[ab]"], ["[a-z]*"],
    ["*Model[A-Z]*"], ["*[a-z]View"], ["Get[A-Z]*"], ["*ser?iew", "?ser"], ["*ode[!l]*"],
    ["*{Cell,View}"], ["{Mock,Get}{,User}*"], ["*{Model,User}[A-Z]*"], ["{U,{V,x}}*"],
    ["{[A-Z],x}ser"], ["{User}"], ["*{a,b}*{A,M}*", "{x,ab}"], ["Get*", "*Model"],
  ]
  private static let names = [
    "User", "View", "HomeView", "ViewModel", "Get", "GetUser", "GetUserUseCase", "GetUseCase",
    "Model", "MyModels", "MockUser", "FakeUser", "user", "Ünïcode", "UserView", "TableCell", "x",
    "xaxb", "ab", "aLongNameWithAModelInIt", "ModelAtTheStartOfOne", "theLongestEndsInModel",
    "MMMMMMMMMMMMMMMMMMModeMode", "reEnqueueAll", "enqueue", "mock", "xax", "xbx",
  ]

  @Test(arguments: lists) func agreesWithTheList(patterns: [String]) throws {
    var pool = NamePool()
    let list = try NameList(patterns)
    let number = pool.id(of: list)
    for name in Self.names {
      let file = SourceFile(path: "File.swift", text: "let \(name) = `\(name)`")
      for token in [1, 3] {
        #expect(
          pool.matches(number, token: token, in: file) == list.matches(name),
          "\(name) in \(patterns)")
      }
      let bytes = Array(name.utf8)
      #expect(
        pool.matches(number, bytes.view, 0..<bytes.count, hash: 0) == list.matches(name),
        "\(name) in \(patterns)")
    }
  }

  @Test(arguments: lists) func listsAgreeWithTheirGlobs(patterns: [String]) throws {
    let list = try NameList(patterns)
    let globs = try patterns.map { try NameGlob($0) }
    for name in Self.names {
      #expect(
        list.matches(name) == globs.contains { $0.matches(name) }, "\(name) in \(patterns)")
    }
  }

  @Test(arguments: ["**", "a**b", "a]*", "a}*", "*{a", "[]*"])
  func starsDoNotHideMistakes(pattern: String) {
    #expect(throws: GlobError.self) { try NameList([pattern]) }
  }

  /// All lists are looked for in one pass, and most names are distinguished by their first and last
  /// bytes.
  @Test func mentionsOfAllLists() throws {
    var pool = NamePool()
    var mentions = MentionLists()
    let lists =
      Self.lists + [["*Long*", "theL*"], ["*Model"], ["*InIt", "x"], ["User", "*UseCase"]]
    for patterns in lists {
      let number = mentions.id(of: pool.id(of: try NameList(patterns)), pool)
      #expect(try mentions.id(of: pool.id(of: NameList(patterns)), pool) == number)
    }
    let code = Self.names.map { "let a = \($0); let \($0) = `\($0)`.b(\($0): 1)" }
    let file = SourceFile(path: "File.swift", text: code.joined(separator: "\n"))
    var found: ContiguousArray<ContiguousArray<Int32>> = []
    // The second time with what is known of the names.
    var known = NameCache()
    for _ in 0..<2 {
      mentions.find(in: file, pool, &known, &found)
      for (number, patterns) in lists.enumerated() {
        let list = try NameList(patterns)
        let wanted = file.tokens.indices.filter { file.isMention($0, of: list) }
        #expect(found[number].map { Int($0) } == wanted, "\(patterns)")
      }
    }
  }

  @Test func equalListsShareANumber() throws {
    var pool = NamePool()
    let first = pool.id(of: try NameList(["A", "B*"]))
    let other = pool.id(of: try NameList(["B*"]))
    #expect(pool.id(of: try NameList(["A", "B*"])) == first)
    #expect(other != first)
  }
}
