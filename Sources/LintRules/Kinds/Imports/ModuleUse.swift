import Project
import SwiftSource

/// The use that a file makes of the modules that a check denies, by the names in its code.
enum ModuleUse {
  case used
  /// No name needs them, so an import of them may be removed; with a caveat that is unsafe.
  case unused(caveat: String?)
  /// A name may need them, or the check does not list their names.
  case unknown

  init(_ check: ImportCheck, in file: SourceFile, _ modules: ModuleLayers) {
    guard let symbols = check.symbols else {
      self = .unknown
      return
    }
    if file.hasIdentifier(in: symbols) {
      self = .used
    } else if Self.isNeededYet(check, in: file) || Self.isMaybeUsed(check, in: file) {
      self = .unknown
    } else {
      self = .unused(caveat: Self.caveat(check, in: file, modules))
    }
  }

  /// Why it is unsafe to remove an import, nil if it is safe.
  private static func caveat(
    _ check: ImportCheck, in file: SourceFile, _ modules: ModuleLayers
  ) -> String? {
    if file.outline.declarations.count(where: { $0.kind == .import }) == 1 {
      return "the file imports nothing else, and may use what the module imports"
    }
    // Another package may add to the module, and the file may use what only both together provide.
    let foreign = file.packageImports.lazy.map { file.identifier($0) }.first {
      check.namedModules?.matches($0) != true && !modules.has($0)
    }
    if let foreign {
      return "'\(foreign)' may add to what the module has, and the file may use that"
    }
    if let member = check.sharedMembers.flatMap(file.call(ofMemberIn:)) {
      return "'\(member)' may be a member that the module adds"
    }
    if let leaving = check.leavingSymbols, file.hasIdentifier(in: leaving) {
      return "a target in which only imports bring members needs the import for what goes with it"
    }
    return check.isRemovalSafe ? nil : "the module has more names than those that were looked for"
  }

  /// Returns true if the file has names that the module and others have, names after that of the
  /// module, or projections such as `$name`, which may be publishers.
  private static func isMaybeUsed(_ check: ImportCheck, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { index in
      file.tokens[index].kind == .identifier
        && (file.startsWithDollar(index)
          || check.sharedNames?.matches(file.identifier(index)) == true
          || file.tokens[index + 1].kind == .period
            && check.namedModules?.matches(file.identifier(index)) == true
          || file.module(of: index).map { check.namedModules?.matches($0) == true } == true)
    }
  }

  /// Returns true if the file uses names that do not compile without the import, and that nothing
  /// else provides.
  private static func isNeededYet(_ check: ImportCheck, in file: SourceFile) -> Bool {
    guard let leaving = check.leavingSymbols, file.hasIdentifier(in: leaving) else { return false }
    guard let substitutes = check.substitutes else { return true }
    return !file.outline.declarations.contains { declaration in
      declaration.kind == .import
        && substitutes.matches(file.identifier(Int(declaration.name.start)))
    }
  }
}

extension SourceFile {
  /// The first of the names that the code calls as a member, with or without parentheses.
  fileprivate func call(ofMemberIn names: NameList) -> String? {
    tokens.indices.dropFirst().first { index in
      tokens[index].kind == .identifier && tokens[index - 1].kind == .period && isCalled(index)
        && names.matches(identifier(index))
    }.map(identifier)
  }

  /// Returns true if one of the names appears anywhere in the code.
  fileprivate func hasIdentifier(in names: NameList) -> Bool {
    tokens.indices.contains { tokens[$0].kind == .identifier && names.matches(identifier($0)) }
  }
}
