/// The brackets that are open at a point of a file.
///
/// In code that is being written, brackets do not match. A brace outranks the others: `)` and `]`
/// never close past an open `{`, while `}` closes everything down to its `{`. So one missing
/// parenthesis does not shift the bodies of all declarations that follow. Nothing inside an
/// interpolation closes what is outside, and its `)` closes everything inside.
struct BracketStack {
  /// How a bracket may be closed.
  enum Kind: UInt8 {
    case paren, square, brace, interpolation
  }

  private struct Entry {
    let token: Int
    let kind: Kind
    /// Open parentheses, square brackets and braces before this entry that it hides.
    let hidden: (UInt32, UInt32, UInt32)
  }

  private var entries: ContiguousArray<Entry> = []
  /// Open brackets of each kind that a closing one may reach.
  private var reachable: (paren: UInt32, square: UInt32, brace: UInt32) = (0, 0, 0)

  /// Opens the bracket that is the token with index `token`.
  mutating func push(_ kind: Kind, token: Int) {
    entries.append(Entry(token: token, kind: kind, hidden: reachable))
    switch kind {
    case .paren: reachable.paren += 1
    case .square: reachable.square += 1
    case .brace: reachable = (0, 0, reachable.brace + 1)
    case .interpolation: reachable = (0, 0, 0)
    }
  }

  /// Returns true if there is an open bracket of this kind to close.
  func canClose(_ kind: Kind) -> Bool {
    switch kind {
    case .paren: reachable.paren > 0
    case .square: reachable.square > 0
    case .brace: reachable.brace > 0
    case .interpolation: !entries.isEmpty
    }
  }

  /// Removes the innermost bracket and says which token it is, nil when none is open.
  mutating func pop() -> Int? { popEntry()?.token }

  /// Removes the innermost bracket; `isMatch` says whether it is of the given kind.
  mutating func pop(_ kind: Kind) -> (token: Int, isMatch: Bool)? {
    popEntry().map { ($0.token, $0.kind == kind) }
  }

  private mutating func popEntry() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    reachable = entry.hidden
    return entry
  }
}
