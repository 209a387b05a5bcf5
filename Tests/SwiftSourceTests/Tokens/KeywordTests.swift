import Testing

@testable import SwiftSource

@Suite struct KeywordTests {
  @Test func spellings() {
    #expect(Keyword.none.spelling == "")
    #expect(Keyword.class.spelling == "class")
    #expect(Keyword.`_`.spelling == "_")
    #expect(Keyword.`_mutating`.spelling == "_mutating")
    #expect(Keyword.willSet.spelling == "willSet")
    #expect(Set(Keyword.allCases.map(\.spelling)).count == Keyword.allCases.count)
  }

  @Test func rawValuesAreIndices() {
    for (index, keyword) in Keyword.allCases.enumerated() {
      #expect(Int(keyword.rawValue) == index)
    }
  }

  @Test func reservedWords() {
    let reserved = Set(Keyword.allCases.filter(\.isReserved).map(\.spelling))
    let grammar = """
      associatedtype class deinit enum extension func import init inout let operator
      precedencegroup protocol struct subscript typealias var fileprivate internal private public
      static break case catch continue default defer do else fallthrough for guard if in repeat
      return switch throw where while Any as false is nil rethrows self Self super throws true try _
      """
    #expect(reserved == Set(grammar.split { $0 == " " || $0 == "\n" }.map(String.init)))
  }
}
