import Project
import SwiftSource

extension Rule {
  /// Whether the rule compares what changed files declare with what they declared before.
  package var comparesInterfaces: Bool {
    checks.contains { if case .interface = $0 { true } else { false } }
  }
}

/// What only all files together, or a file and what it was before, can show.
extension RuleSet {
  /// Whether any rule compares what changed files declare with what they declared before.
  package var comparesInterfaces: Bool { !interfaces.isEmpty }

  /// What the file declares of what rules about public declarations ask for.
  package func interface(of file: SourceFile, at place: Place) -> [InterfaceEntry] {
    interfaces.entries(of: file, at: place)
  }

  /// What a change takes away from public declarations.
  ///
  /// - Parameters:
  ///   - old: what the changed files declared before.
  ///   - new: what they declare now.
  ///   - paths: the paths of renamed files by their old ones.
  ///   - index: the index of the file at a path, nil where there is none.
  package func compareInterfaces(
    _ old: [InterfaceEntry], _ new: [InterfaceEntry], paths: [String: String],
    index: (String) -> Int?
  ) -> [Finding] {
    interfaces.compare(old, new, rules: rules, paths: paths, index: index)
  }

  /// What no file has that some file has to have.
  ///
  /// - Parameters:
  ///   - table: the symbols of the project.
  ///   - places: where its files stand, in the order of the table.
  ///   - isCompared: whether changed files are compared with what they were before, which says
  ///     more of what is gone.
  package func checkAbsences(
    in table: SymbolTable, at places: [Place], isCompared: Bool
  ) -> [Finding] {
    let compared = isCompared ? interfaces.rules : []
    return absences.check(table.files.map(\.facts), places: places, rules: rules) { rule, place in
      !compared.contains(rule) && selects(rule, place)
    }
  }

  /// The findings about the names of folders.
  package func checkFolders(of places: [Place]) -> [Finding] {
    terms.checkFolders(places, rules: rules) { selects($0, $1) }
  }
}
