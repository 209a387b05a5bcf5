import Testing

@Suite struct ModuleTests {
  @Test func onlyWhatIsImported() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/B.swift": "import M\nlet a: A",
        "N/C.swift": "let a: A",
      ],
      "N/B.swift:2 A -> M/A.swift")
  }

  @Test func onlyWhatIsPublic() {
    check(
      [
        "M/A.swift": "public struct A { struct B {} }\nstruct C {}",
        "N/B.swift": "import M\nlet c: C\nlet b: A.B",
        "O/C.swift": "@testable import M\nlet c: C\nlet b: A.B",
      ],
      "N/B.swift:3 A -> M/A.swift", "O/C.swift:2 C -> M/A.swift", "O/C.swift:3 A -> M/A.swift",
      "O/C.swift:3 B -> M/A.swift")
  }

  @Test func theOwnModuleComesFirst() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/B.swift": "struct A {}",
        "N/C.swift": "import M\nlet a: A\nlet b: M.A",
      ],
      "N/C.swift:2 A -> N/B.swift", "N/C.swift:3 A -> M/A.swift")
  }

  @Test func twoModulesAreAmbiguous() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "public struct A {}",
        "O/B.swift": "import M\nimport N\nlet a: A\nlet b: N.A",
      ],
      "O/B.swift:3 A ?", "O/B.swift:4 A -> N/A.swift")
  }

  @Test func declarationsImportedAlone() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "public struct A {}",
        "O/B.swift": "import M\nimport struct N.A\nlet a: A",
        "O/C.swift": "import M\nlet a: A",
      ],
      "O/B.swift:2 A -> N/A.swift", "O/B.swift:3 A -> N/A.swift", "O/C.swift:2 A -> M/A.swift")
  }

  @Test func declarationsImportedAloneForAllFiles() {
    check([
      "M/A.swift": "public struct A {}",
      "N/A.swift": "@_exported import struct Elsewhere.A",
      "N/B.swift": "import M\nlet a: A",
    ])
  }

  @Test func declarationsImportedAloneByWhatIsImported() {
    check([
      "M/A.swift": "public struct A {}", "N/A.swift": "@_exported import struct Elsewhere.A",
      "O/B.swift": "import M\nimport N\nlet a: A",
    ])
  }

  @Test("Of a module whose declarations are exported one by one, those are seen and no others")
  func declarationsExportedAlone() {
    check(
      [
        "M/A.swift": "public struct A { public struct C {} }\npublic struct B {}\n",
        "N/A.swift": "@_exported import struct M.A",
        "O/B.swift": "import N\nlet a: A.C\nlet b: B", "O/C.swift": "import M\nlet b: B",
        "N/B.swift": "let a: A\nlet b: B",
      ],
      "N/A.swift:1 A -> M/A.swift", "O/B.swift:2 A -> M/A.swift", "O/B.swift:2 C -> M/A.swift",
      "O/C.swift:2 B -> M/A.swift", "N/B.swift:1 A -> M/A.swift")
  }

  @Test("A declaration that is exported alone may be exported by another module too")
  func declarationsExportedAloneAgain() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "@_exported import M",
        "P/A.swift": "@_exported import struct N.A\npublic struct B {}",
        "O/B.swift": "import P\nlet a: A",
      ],
      "P/A.swift:1 A -> M/A.swift", "O/B.swift:2 A -> M/A.swift")
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "@_exported import struct M.A",
        "P/A.swift": "@_exported import struct N.A\npublic struct B {}",
        "O/B.swift": "import P\nlet a: A",
      ],
      "N/A.swift:1 A -> M/A.swift", "P/A.swift:1 A -> M/A.swift", "O/B.swift:2 A -> M/A.swift")
  }

  @Test func testableCountsWhereverItStands() {
    check(
      [
        "M/A.swift": "struct A {}", "N/A.swift": "@_exported import M",
        "O/B.swift": "import N\n@testable import M\nlet a: A",
      ],
      "O/B.swift:3 A -> M/A.swift")
  }

  @Test func exports() {
    check(
      [
        "M/A.swift": "public struct A {}", "N/A.swift": "@_exported import M",
        "O/B.swift": "import N\nlet a: A",
      ],
      "O/B.swift:2 A -> M/A.swift")
  }

  @Test("A name after that of a module may be one that the module exports")
  func namesOfModulesThatExport() {
    for export in ["M", "struct M.A"] {
      let references = Module([
        "M/A.swift": "public struct A {}\nstruct B {}", "N/A.swift": "@_exported import \(export)",
        "O/A.swift": "@_exported import N", "P/A.swift": "import O\nlet a: O.A\nlet b: O.B",
      ]).references
      #expect(references.filter { $0.hasPrefix("P") } == ["P/A.swift:2 A -> M/A.swift"])
    }
  }

  @Test func membersOfExtensionsByModule() {
    check(
      [
        "M/A.swift": "extension String { enum Key {} }",
        "N/A.swift": "extension String { enum Key {} }",
        "N/B.swift": "let a: String.Key", "O/B.swift": "import M\nlet a: String.Key",
      ],
      "N/B.swift:1 Key -> N/A.swift")
  }

  @Test func publicMembersOfModulesThatAreNotImported() {
    check(
      [
        "M/A.swift": "extension String { public enum Key {} }", "N/B.swift": "let a: String.Key",
      ],
      "N/B.swift:1 Key -> M/A.swift")
  }

  @Test func accessOfExtensions() {
    check(
      [
        "M/A.swift": "public struct A {}\npublic extension A { struct B {} }",
        "N/B.swift": "import M\nlet a: A.B",
      ],
      "N/B.swift:2 A -> M/A.swift", "N/B.swift:2 B -> M/A.swift")
  }

  @Test func privateTypesBelongToTheirFile() {
    check(
      [
        "A.swift": "private struct A {}\nlet a: A", "B.swift": "fileprivate struct A {}\nlet a: A",
        "C.swift": "let a: A",
      ])
    check(
      [
        "A.swift": "struct A {}", "B.swift": "private struct A {}\nlet a: A", "C.swift": "let a: A",
      ],
      "C.swift:1 A -> A.swift")
  }

  @Test func twoOfOneNameAreAmbiguous() {
    check(
      ["A.swift": "struct A {}", "B.swift": "struct A {}", "C.swift": "let a: A"], "C.swift:1 A ?")
  }

  @Test("Without modules, of two types of one name the one in the nearest folder is meant")
  func nearestFolder() {
    check(
      [
        "Apps/Mac/Tides/A.swift": "class A {}\nextension A {}",
        "Apps/Mac/Harbours/B.swift": "let a: A", "Apps/Phone/Tides/A.swift": "class A {}",
        "Apps/Phone/C.swift": "let a: A", "Core/D.swift": "let a: A",
      ], hasModules: false,
      "Apps/Mac/Harbours/B.swift:1 A -> Apps/Mac/Tides/A.swift",
      "Apps/Phone/C.swift:1 A -> Apps/Phone/Tides/A.swift", "Core/D.swift:1 A ?")
  }

  @Test("What one file of a module exports, the other files of the module see")
  func exportsReachTheWholeModule() {
    check(
      [
        "M/A.swift": "public struct A {}\nstruct B {}", "N/Exports.swift": "@_exported import M",
        "N/C.swift": "let a: A\nlet b: B", "O/D.swift": "let a: A",
      ],
      "N/C.swift:1 A -> M/A.swift")
  }
}
