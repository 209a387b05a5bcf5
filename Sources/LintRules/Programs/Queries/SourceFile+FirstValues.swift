import Project
import SwiftSource

/// The code that gives members their first values.
extension SourceFile {
  /// Returns true if the writes do nothing but give a member its first value, once in each
  /// initializer.
  func isFirstValue(_ writes: [Int], of index: Int) -> Bool {
    let declaration = outline.declarations[index]
    guard declaration.value.isEmpty, declaration.parent >= 0 else { return false }
    let owner = Int(declaration.parent)
    guard outline.declarations[owner].kind.isType else { return false }
    let initializers = members(of: owner).filter {
      outline.declarations[$0].kind == .`init` && outline.declarations[$0].body >= 0
    }
    var assigned: Set<Int> = []
    for write in writes {
      let home = initializers.first { outline.declarations[$0].range.contains(write) }
      guard let home, assigned.insert(home).inserted,
        isFirstValue(at: write, in: outline.declarations[home])
      else { return false }
    }
    guard isImplicitlyNil(declaration) else { return true }
    // Others would leave `nil` in it. Before it has a value, nothing may use the whole object.
    return assigned.count == initializers.count
      && writes.allSatisfy { write in
        initializers.contains { index in
          let initializer = outline.declarations[index]
          return initializer.range.contains(write) && hasOnlyAssignments(initializer, before: write)
            && !usesObject(initializer, upTo: write, owner: owner)
        }
      }
  }

  /// Returns true if the word is assigned to once for all, as a statement of the initializer's own.
  private func isFirstValue(at token: Int, in initializer: Declaration) -> Bool {
    guard tokens[token + 1].kind == .equal else { return false }
    let isMember = tokens[token - 1].kind == .period
    let start = isMember ? token - 2 : token
    let isStatement =
      tokens[start].startsLine
      || [.leftBrace, .semicolon].contains(tokens[start - 1].kind)
    guard !isMember || tokens[start].is(.self), isStatement,
      !initializer.modifiers.contains(.convenience),
      bracket(around: start) == Int(initializer.body)
    else { return false }
    // A property that another initializer has set can only be changed.
    return !(Int(initializer.body)..<start).contains { position in
      (tokens[position].is(.self) || tokens[position].is(.super))
        && tokens[position + 1].kind == .period && tokens[position + 2].is(.`init`)
    }
  }

  /// Returns true if the code of an initializer before the token only gives values to members.
  private func hasOnlyAssignments(_ initializer: Declaration, before token: Int) -> Bool {
    var position = Int(initializer.body) + 1
    var startsStatement = true
    while position < token {
      if startsStatement || tokens[position].startsLine {
        var name = position
        if tokens[name].is(.self), tokens[name + 1].kind == .period { name += 2 }
        guard name == token || tokens[name].kind == .identifier && tokens[name + 1].kind == .equal
        else { return false }
      }
      startsStatement = tokens[position].kind == .semicolon
      position =
        tokens[position].kind.opens
        ? max(tokens.endOfGroup(at: position), position + 1) : position + 1
    }
    return true
  }

  /// Returns true if the code of an initializer, up to the end of the statement with the token, may
  /// use the object before it has all its values: as `self`, or through a method or a computed member.
  private func usesObject(_ initializer: Declaration, upTo token: Int, owner: Int) -> Bool {
    let start = Int(initializer.body) + 1
    var end = token + 1
    while end < Int(initializer.range.end), !tokens[end].startsLine, !tokens[end].kind.closes,
      tokens[end].kind != .semicolon
    {
      end = tokens[end].kind.opens ? tokens.endOfGroup(at: end) : end + 1
    }
    let code = members(of: owner).filter {
      outline.declarations[$0].kind == .func || outline.declarations[$0].body >= 0
    }
    let names = Set(code.map { tokens[Int(outline.declarations[$0].name.start)].hash })
    return (start..<end).contains { index in
      if tokens[index].is(.self) {
        return tokens[index + 1].kind != .period || tokens[index + 3].kind != .equal
      }
      guard tokens[index].kind == .identifier, tokens[index - 1].kind != .period else {
        return false
      }
      // A function that is not known may be an inherited method.
      let isCall = tokens[index + 1].kind == .leftParen && !isCapitalized(index)
      return isCall || names.contains(tokens[index].hash)
    }
  }
}
