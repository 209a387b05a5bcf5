import Testing

@testable import SwiftSource

@Suite struct ImportTests {
  @Test("an import names a module or a submodule")
  func modules() {
    checkOutline("import Foundation", "import Foundation")
    checkOutline("import A; import B\nimport C", "import A\nimport B\nimport C")
    checkOutline("import `default`", "import `default`")
    checkOutline("import A.B", "import A.B")
    checkOutline("import A.B.C", "import A.B.C")
    checkOutline("import A // .B", "import A")
    checkOutline("import A.\nB", "import A")
  }

  @Test("an import has its attributes")
  func attributes() {
    checkOutline("@testable import A", "@testable import A")
    checkOutline("@_exported import A", "@_exported import A")
    checkOutline("@preconcurrency\nimport A", "@preconcurrency import A")
    checkOutline("@_spi(Testing) @testable import A", "@_spi(Testing) @testable import A")
    checkOutline("@_implementationOnly import A", "@_implementationOnly import A")
  }

  @Test("an import has its access level")
  func access() {
    for access in ["public", "package", "internal", "fileprivate", "private"] {
      checkOutline("\(access) import A", "\(access) import A")
    }
    checkOutline("@preconcurrency public import A", "@preconcurrency public import A")
  }

  @Test("an import may name a single declaration")
  func singleDeclarations() {
    for kind in ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    {
      checkOutline("import \(kind) A.B", "import \(kind) A.B")
    }
    checkOutline("@testable import struct A.B.C", "@testable import struct A.B.C")
    checkOutline("import actor", "import actor")
  }

  @Test("an import may select its module with two colons")
  func moduleSelectors() {
    checkOutline("import struct A::B", "import struct A::B")
  }

  @Test("an import in a condition knows it")
  func conditions() {
    checkOutline(
      """
      #if canImport(A)
      import A
      #elseif os(iOS) && DEBUG
      import B
      #else
      import C
      #endif
      import D
      """,
      """
      import A #if canImport(A)
      import B #elseif os(iOS) && DEBUG
      import C #else
      import D
      """)
  }

  @Test func placesOfImports() {
    checkOutline("#!/usr/bin/swift\n/* a */ import A", "import A")
    checkOutline("func f() { import A }", "func f() {}\n  import A [local]")
    checkOutline("foo.import(A)", "")
    checkOutline("x(import: A)", "")
    checkOutline("let a = B.import", "let a = B.import")
  }

  @Test("an incomplete import names what is there")
  func incomplete() {
    checkOutline("import", "")
    checkOutline("import .A", "")
    checkOutline("import\nA", "import A")
    checkOutline("import A.", "import A")
  }
}
