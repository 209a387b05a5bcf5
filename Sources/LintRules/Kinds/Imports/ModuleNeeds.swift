import Project
import SwiftSource

/// The needs that files have of the modules whose imports fixes remove, for all checks of a run.
struct ModuleNeedProgram: Sendable {
  private struct Entry: Sendable {
    let rule: RuleID
    let check: ImportCheck
    let modules: NameListID
    let members: NameListID
    /// The members that other modules have, too.
    let sharedMembers: [NameListID]
  }

  private let entries: [Entry]
  private let pool: NamePool

  /// - Parameter checks: those whose fixes remove imports, by their IDs.
  init(_ checks: [OwnedCheck<ImportCheck>]) {
    var pool = NamePool()
    entries = checks.compactMap { owned in
      let check = owned.check
      guard let modules = check.namedModules, let members = check.symbols else { return nil }
      return Entry(
        rule: owned.rule, check: check, modules: pool.id(of: modules),
        members: pool.id(of: members),
        sharedMembers: [check.sharedNames, check.sharedMembers].compactMap { list in
          list.map { pool.id(of: $0) }
        })
    }
    self.pool = pool
  }

  /// True if no fix removes imports.
  var isEmpty: Bool { entries.isEmpty }

  /// The need of the file, for each check by its ID.
  func needs(of file: SourceFile, _ run: FileRun) -> [ModuleNeed] {
    let packages: ModuleNeed = file.packageImports.isEmpty ? [] : .importsPackages
    return entries.map { entry in
      let imports = file.outline.declarations.indices.filter { index in
        let declaration = file.outline.declarations[index]
        return declaration.kind == .import && !declaration.name.isEmpty
          && pool.matches(entry.modules, token: Int(declaration.name.start), in: file)
      }
      guard !imports.isEmpty else { return members(of: entry, in: file).union(packages) }
      // A rule that does not look at the file leaves its imports.
      let areRemoved =
        run.isActive(entry.rule)
        && imports.allSatisfy { index in
          entry.check.removal(of: file.outline.declarations[index], caveat: nil, in: file) != nil
        }
      guard areRemoved, case .unused = ModuleUse(entry.check, in: file, run.modules) else {
        return packages.union(.keepsImport)
      }
      return packages
    }
  }

  /// The members of the module in the code of a file.
  private func members(of entry: Entry, in file: SourceFile) -> ModuleNeed {
    var found: ModuleNeed = []
    for token in file.tokens.indices.dropFirst()
    where file.tokens[token].kind == .identifier && file.tokens[token - 1].kind == .period {
      if pool.matches(entry.members, token: token, in: file) { return .usesMember }
      guard file.isCalled(token),
        entry.sharedMembers.contains(where: { pool.matches($0, token: token, in: file) })
      else { continue }
      // A projection such as `$name` may be a publisher.
      if token > 1, file.startsWithDollar(token - 2) { return .usesMember }
      found = .mayUseMember
    }
    return found
  }
}

extension SourceFile {
  /// Returns true if parentheses or a closure follow the name.
  func isCalled(_ token: Int) -> Bool {
    [.leftParen, .leftBrace].contains(tokens[token + 1].kind)
  }

  /// Returns true if the token is a projection such as `$name`.
  func startsWithDollar(_ token: Int) -> Bool {
    tokens[token].kind == .identifier
      && buffer.padded[Int(tokens[token].offset)] == UInt8(ascii: "$")
  }
}
