/// A glob in the form in which it is matched: the steps of every alternative, one after another.
///
/// No step sequence needs more than two places to go back to, the last `*` and the last `**`,
/// because the shortest text for an earlier one leaves most for what follows. So every step meets
/// every byte at most once, and a match costs at most the pattern's length times the text's.
///
/// A class, which is asked without a copy.
final class GlobProgram: Sendable {
  /// One step of an alternative.
  enum Step: Sendable {
    /// These bytes of ``GlobProgram/literals``.
    case literal(start: Int, count: Int)
    /// `?`: one character.
    case anyCharacter
    /// `[...]`: one character of a set, or one outside it.
    case characterClass(index: Int, isNegated: Bool)
    /// `*` before something else than the end of the component.
    case run
    /// `*` and a literal up to the end of the text, without a separator in between.
    case runEnding(start: Int, count: Int)
    /// The end of a component that is not the last.
    case separator
    /// `**/`: no, one or more whole components.
    case folders
    /// `**/` before the last component.
    case foldersBeforeLast
    /// `**/*` and a literal up to the end of the text; for no literal, anything but nothing.
    case restEnding(start: Int, count: Int)
  }

  /// The steps of all alternatives.
  let steps: ContiguousArray<Step>
  /// The range of each alternative in ``steps``.
  let alternatives: ContiguousArray<Range<Int>>
  /// The pairs of bytes that each alternative spells out.
  let pairs: ContiguousArray<BytePairs>
  let literals: ContiguousArray<UInt8>
  let sets: ContiguousArray<ScalarSet>
  /// The byte that `*` stops at; a name has none, which is 256.
  let separator: UInt16

  /// Compiles `pattern`.
  convenience init(_ pattern: String, for subject: GlobParser.Subject) throws(GlobError) {
    self.init(try GlobCompiler(pattern, for: subject))
  }

  private init(_ compiled: GlobCompiler) {
    steps = compiled.steps
    alternatives = compiled.alternatives
    pairs = compiled.pairs
    literals = compiled.literals
    sets = compiled.sets
    separator = compiled.separator
  }
}
