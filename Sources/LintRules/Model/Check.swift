/// What a rule checks. Each kind has one file under `Kinds`, which runs all rules of the kind.
package enum Check: Sendable, Hashable {
  /// Pieces of code that must not stand there.
  case patterns(PatternCheck)
  /// Modules that may or may not be imported.
  case imports(ImportCheck)
  /// Names, attributes, modifiers, inheritance, members and places of declarations.
  case declarations(DeclarationCheck)
  /// Code that declarations must have, or must not have.
  case contents(ContentCheck)
  /// Switches over an enum.
  case switches(SwitchCheck)
  /// What some file has to have.
  case absences(AbsenceCheck)
  /// Public declarations that have to stay.
  case interface(InterfaceCheck)
  /// Types that must not be used.
  case uses(UseCheck)
  /// Marks that part the members of types.
  case marks(MarkCheck)
  /// Words that have a better one.
  case terms(TermCheck)
  /// Layers that must not know each other.
  case layers(LayerCheck)
  /// Groups of files that must not know each other.
  case independent(IndependenceCheck)
  /// Types that only some files may use.
  case usage(UsageCheck)
  /// Groups of files that must not depend on each other in a circle.
  case cycles(CycleCheck)
  /// Files and folders that have to be there, or may not.
  case layout(LayoutCheck)
  /// Settings with which a project is built.
  case settings(SettingsCheck)
  /// What must not stand in Markdown or other text files.
  case text(TextCheck)
  /// Files that may not be changed.
  case protected(ProtectedCheck)
  /// Comments that switch rules off.
  case suppressions(SuppressionCheck)
}
