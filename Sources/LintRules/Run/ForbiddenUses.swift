import Project

/// The forbidden uses in a file as its second look sees them: with all that other files add to the
/// findings. Equal ones in the same text make equal findings.
package struct ForbiddenUses: Sendable, Hashable {
  private struct Use: Hashable {
    let rule: RuleID
    let values: [String: String]
    let message: MessageTemplate
    let own: Violation.Own
    let subject: String
    /// The module that is used, nil for a symbol.
    let module: Name?
    /// The declaration of the symbol, nil for a module.
    let declaration: Location?
  }

  private let uses: [Use]
  /// Which mention of the file means which symbol.
  private let references: UInt64

  /// The forbidden uses in a file of the project.
  ///
  /// - Parameters:
  ///   - file: the index of the file.
  ///   - references: those of the file.
  ///   - region: locates bytes in other files.
  package init(
    in file: Int, of project: ProjectIndex, references: FileReferences?, region: RegionReader
  ) {
    self.references = references?.digest ?? 0
    uses = (project.violations[file] ?? []).map { violation in
      var module: Name?
      var declaration: Location?
      switch violation.target {
      case .module(let name): module = name
      case .symbol(let number):
        let (path, range) = project.declaration(of: number)
        declaration = Location(path: path, region: region(range, path))
      }
      return Use(
        rule: violation.rule, values: violation.values, message: violation.message,
        own: violation.own, subject: violation.subject, module: module, declaration: declaration)
    }
  }
}

extension ProjectIndex {
  /// The path of the file that declares a symbol, and the bytes of the name there.
  func declaration(of symbol: Int32) -> (path: String, range: Range<Int>) {
    let found = table.symbol(symbol)
    let start = Int(found.offset)
    return (places[table.file(of: symbol)].path, start..<start + found.nameLength)
  }
}
