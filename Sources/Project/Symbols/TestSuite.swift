import SwiftSource

/// The tests of one type or file.
package struct TestSuite: Sendable, Hashable {
  /// The name of the type, or of the file without its extension.
  package let name: String
  package internal(set) var tests: [Test]

  package struct Test: Sendable, Hashable {
    /// The name of the function, and its display name where it has one.
    package let titles: [String]
    /// The names after a dot in its code, such as enum cases.
    package let members: Set<Name>
  }
}

extension SourceFile {
  /// The suites of a file of tests: the file itself, and each type of it that has tests in it or is
  /// called a suite.
  package func testSuites() -> [TestSuite] {
    let stem = String(path.lastPathComponent.split(separator: ".").first ?? "")
    var suites = [TestSuite(name: stem, tests: [])]
    var indices = [stem: 0]
    func add(_ test: TestSuite.Test?, to name: String) {
      let index = indices[name] ?? suites.count
      if index == suites.count {
        indices[name] = index
        suites.append(TestSuite(name: name, tests: []))
      }
      if let test { suites[index].tests.append(test) }
    }
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      if isSuite(declaration) { add(nil, to: name(of: declaration)) }
      guard let test = test(of: declaration) else { continue }
      var names: Set<String> = [stem]
      var parent = Int(declaration.parent)
      while parent >= 0 {
        let owner = outline.declarations[parent]
        if owner.kind.hasMembers { names.insert(typeNames(in: owner.name).first ?? "") }
        parent = Int(owner.parent)
      }
      for name in names { add(test, to: name) }
    }
    return suites
  }

  private func isSuite(_ declaration: Declaration) -> Bool {
    guard declaration.kind.isType else { return false }
    let name = name(of: declaration)
    return name.hasSuffix("Tests") || name.hasSuffix("Test")
      || attributeNames(of: declaration).contains { $0 == "Suite" || $0 == "Testing.Suite" }
  }

  /// The test that a function is, nil where it is none.
  private func test(of declaration: Declaration) -> TestSuite.Test? {
    guard declaration.kind == .func, !declaration.isLocal else { return nil }
    let attribute = outline.attributes[declaration.attributes].first { attribute in
      let name = typeNames(in: attribute.name).first ?? ""
      return name == "Test" || name == "Testing.Test"
    }
    let name = name(of: declaration)
    let isOfXCTest =
      name.hasPrefix("test") && declaration.parameters.isEmpty && declaration.parent >= 0
      && (declaration.type.isEmpty || ["Void", "()"].contains(compactText(of: declaration.type)))
      && declaration.modifiers.isDisjoint(with: [.private, .fileprivate, .static, .class])
    guard attribute != nil || isOfXCTest else { return nil }
    var titles = [name]
    if let open = attribute?.arguments, open >= 0, tokens[Int(open) + 1].kind == .string {
      titles.append(stringContent(Int(open) + 1))
    }
    return TestSuite.Test(titles: titles, members: members(in: declaration.range))
  }

  /// The names after a dot.
  private func members(in range: TokenRange) -> Set<Name> {
    var names: Set<Name> = []
    for token in range.indices.dropFirst()
    where tokens[token].kind == .identifier && tokens[token - 1].kind == .period {
      names.insert(symbolName(token))
    }
    return names
  }
}
