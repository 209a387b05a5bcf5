import Project
import SwiftSource

/// Finds the code that `#available` and `#unavailable` choose: the branches of `if`, the `else` of
/// `guard`, and the rest of a block that one of them leaves early.
struct AvailabilityScan {
  private let file: SourceFile
  private var tokens: ContiguousArray<Token> { file.tokens }
  private(set) var scopes: [AvailabilityMap.Scope] = []

  init(_ file: SourceFile) {
    self.file = file
    // The braces around the token.
    var open: [Int] = []
    for index in tokens.indices.dropLast() {
      switch tokens[index].kind {
      case .leftBrace: open.append(index)
      case .rightBrace: if !open.isEmpty { open.removeLast() }
      case .poundAvailable, .poundUnavailable:
        guard tokens[index + 1].kind == .leftParen else { continue }
        scan(index, block: open.last)
      default: continue
      }
    }
  }

  /// A branch on the availability of systems.
  private struct Branch {
    let versions: [Platform: DottedVersion]
    /// True for `#available`, false for `#unavailable`.
    let isPositive: Bool

    /// The limits where the versions are there, or where they are not.
    func limits(whereAvailable isAvailable: Bool) -> AvailabilityMap.Limits {
      isAvailable ? .init(from: versions) : .init(below: versions)
    }
  }

  private mutating func add(_ start: Int, _ end: Int, _ limits: AvailabilityMap.Limits) {
    guard start < end else { return }
    scopes.append(AvailabilityMap.Scope(range: TokenRange(start, end), limits: limits))
  }

  /// - Parameters:
  ///   - index: the `#available`.
  ///   - block: the brace around its statement, nil at the top of the file.
  private mutating func scan(_ index: Int, block: Int?) {
    let behind = tokens.endOfGroup(at: index + 1)
    let branch = Branch(
      versions: Self.versions(of: index, in: file),
      isPositive: tokens[index].kind == .poundAvailable)
    guard !branch.versions.isEmpty, let introducer = introducer(before: index),
      let body = file.endOfCondition(behind: behind)
    else { return }
    let isOnly = introducer == index - 1 && body == behind
    let end = block.map { tokens.endOfGroup(at: $0) - 1 } ?? tokens.count - 1
    if tokens[introducer].is(.guard) {
      scanGuard(branch, isOnly: isOnly, otherwise: body, blockEnd: end)
    } else if tokens[body].kind == .leftBrace {
      scanIf(branch, introducer: introducer, isOnly: isOnly, body: body, blockEnd: end)
    }
  }

  private mutating func scanGuard(
    _ branch: Branch, isOnly: Bool, otherwise: Int, blockEnd: Int
  ) {
    guard tokens[otherwise].is(.else), tokens[otherwise + 1].kind == .leftBrace else { return }
    let end = tokens.endOfGroup(at: otherwise + 1)
    if isOnly { add(otherwise, end, branch.limits(whereAvailable: !branch.isPositive)) }
    add(end, restEnd(from: end, to: blockEnd), branch.limits(whereAvailable: branch.isPositive))
  }

  private mutating func scanIf(
    _ branch: Branch, introducer: Int, isOnly: Bool, body: Int, blockEnd: Int
  ) {
    let end = tokens.endOfGroup(at: body)
    add(body, end, branch.limits(whereAvailable: branch.isPositive))
    guard isOnly, tokens[introducer].is(.if) else { return }
    let otherwise = branch.limits(whereAvailable: !branch.isPositive)
    let chainEnd = file.endOfBranches(end)
    add(end, chainEnd, otherwise)
    let rest = restEnd(from: chainEnd, to: blockEnd)
    if leaves(body), earlierBranchesLeave(introducer) {
      add(chainEnd, rest, otherwise)
    } else if end < chainEnd, tokens[end + 1].kind == .leftBrace, leaves(end + 1),
      !tokens[introducer - (introducer > 0 ? 1 : 0)].is(.else)
    {
      add(chainEnd, rest, branch.limits(whereAvailable: branch.isPositive))
    }
  }

  // MARK: - Statements

  /// The `if`, `guard` or `while` whose condition has the token.
  private func introducer(before index: Int) -> Int? {
    var current = index - 1
    // No condition that people write is longer.
    for _ in 0..<500 where current >= 0 {
      let token = tokens[current]
      if token.is(.if) || token.is(.guard) || token.is(.while) { return current }
      if token.kind == .leftBrace || token.kind == .semicolon { return nil }
      current = token.kind.closes && token.partner < current ? token.partner - 1 : current - 1
    }
    return nil
  }

  /// The end of the statements from `start` on that run after those before: that of the block, or
  /// the next `case` of a switch.
  private func restEnd(from start: Int, to blockEnd: Int) -> Int {
    var current = start
    while current < blockEnd {
      let token = tokens[current]
      if token.startsLine, token.is(.case) || token.is(.default), !isPattern(at: current) {
        return current
      }
      current = token.kind.opens ? tokens.endOfGroup(at: current) : current + 1
    }
    return blockEnd
  }

  /// Returns true for the `case` of `if case` and the like.
  private func isPattern(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let previous = tokens[index - 1]
    return previous.kind == .comma || previous.is(.if) || previous.is(.guard)
      || previous.is(.while) || previous.is(.for)
  }

  /// Returns true if the braces at `body` end with leaving the block around them.
  private func leaves(_ body: Int) -> Bool {
    let end = tokens.endOfGroup(at: body) - 1
    var current = body + 1
    while current < end {
      let token = tokens[current]
      if token.is(.return) || token.is(.throw) || token.is(.continue) || token.is(.break)
        || tokens[current + 1].kind == .leftParen
          && (file.matches(current, "fatalError") || file.matches(current, "preconditionFailure"))
      {
        return true
      }
      current = token.kind.opens ? tokens.endOfGroup(at: current) : current + 1
    }
    return false
  }

  /// Returns true if all branches of the same `if` before the one at `introducer` leave the block.
  private func earlierBranchesLeave(_ introducer: Int) -> Bool {
    var current = introducer
    while current > 1, tokens[current - 1].is(.else) {
      let close = current - 2
      guard tokens[close].kind == .rightBrace, tokens[close].partner < close,
        leaves(tokens[close].partner),
        let before = self.introducer(before: tokens[close].partner)
      else { return false }
      current = before
    }
    return true
  }
}
