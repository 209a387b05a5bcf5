import SwiftSource
import Testing

@testable import LintRules

@Suite struct NamePoolTests {
  private static let lists = [
    ["User"], ["*View"], ["Get*"], ["Get*UseCase"], ["*Model*"], ["*"], ["{Mock,Fake}*"], ["?ser"],
    ["[A-Z]ser"], ["View", "User", "*Cell"], ["a\\*b"], ["*a*b*"],
  ]
  private static let names = [
    "User", "View", "HomeView", "ViewModel", "Get", "GetUser", "GetUserUseCase", "GetUseCase",
    "Model", "MyModels", "MockUser", "FakeUser", "user", "Ünïcode", "UserView", "TableCell", "x",
    "xaxb", "ab", "aLongNameWithAModelInIt", "ModelAtTheStartOfOne", "theLongestEndsInModel",
    "MMMMMMMMMMMMMMMMMMModeMode",
  ]

  @Test(arguments: lists) func agreesWithTheList(patterns: [String]) throws {
    var pool = NamePool()
    let list = try NameList(patterns)
    let number = pool.number(of: list)
    for name in Self.names {
      let file = SourceFile(path: "File.swift", text: "let \(name) = `\(name)`")
      for token in [1, 3] {
        #expect(
          pool.matches(number, token: token, in: file) == list.matches(name),
          "\(name) in \(patterns)")
      }
      let bytes = Array(name.utf8)
      #expect(
        pool.matches(number, bytes.span, 0..<bytes.count, hash: 0) == list.matches(name),
        "\(name) in \(patterns)")
    }
  }

  @Test func equalListsShareANumber() throws {
    var pool = NamePool()
    let first = pool.number(of: try NameList(["A", "B*"]))
    let other = pool.number(of: try NameList(["B*"]))
    #expect(pool.number(of: try NameList(["A", "B*"])) == first)
    #expect(other != first)
  }
}
