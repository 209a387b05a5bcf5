import Project
import SwiftSource

extension SourceFile {
  /// Returns true if code in `range` uses one of `names`, directly or in a function of the file
  /// that it calls.
  ///
  /// A call without a receiver, or with `self`, of something that the file does not declare may do
  /// anything, and counts as a use.
  func mayReach(_ names: NameList, from range: TokenRange) -> Bool {
    var seen: Set<String> = []
    var waiting = [range]
    while let next = waiting.popLast() {
      for token in next.indices where tokens[token].kind == .identifier {
        if isMention(token, of: names) { return true }
        guard isCallOfOwn(token), !isCapitalized(token) else { continue }
        let name = identifier(token)
        guard !Self.harmlessFunctions.contains(name), seen.insert(name).inserted else { continue }
        let bodies = self.bodies(ofFunctions: name)
        if bodies.isEmpty { return true }
        waiting += bodies
      }
    }
    return false
  }

  /// Functions of the system that do nothing but what their name says.
  private static let harmlessFunctions: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "NSLog", "os_log", "withAnimation", "min", "max", "abs",
    "type",
  ]

  /// Returns true if the name at `token` is called without a receiver or as a member of `self`.
  private func isCallOfOwn(_ token: Int) -> Bool {
    let next = tokens[token + 1]
    guard next.kind == .leftParen || next.kind == .leftBrace, !next.flags.contains(.startsLine)
    else { return false }
    // In `if flag {`, the brace opens the statement's body.
    if next.kind == .leftBrace, isBodyOfStatement(token + 1) { return false }
    guard token > 1, tokens[token - 1].kind == .period else { return true }
    var receiver = token - 2
    if receiver > 0, tokens[receiver].kind == .question { receiver -= 1 }
    return tokens[receiver].is(.self)
  }

  /// The code of the functions with this name.
  private func bodies(ofFunctions name: String) -> [TokenRange] {
    outline.declarations.compactMap { declaration in
      guard declaration.kind == .func, declaration.body >= 0, self.name(of: declaration) == name
      else { return nil }
      return TokenRange(Int(declaration.body), Int(declaration.range.end))
    }
  }
}
