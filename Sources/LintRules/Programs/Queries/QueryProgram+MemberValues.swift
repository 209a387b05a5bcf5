import Project
import SwiftSource

extension QueryProgram {
  /// The values of the members of the type or extension at `index`.
  func values(
    _ wanted: MemberValues, of index: Int, in file: SourceFile, _ facts: inout QueryFacts
  ) -> Set<Name> {
    var owners = [index]
    for query in wanted.path {
      var next: [Int] = []
      for owner in owners {
        var member = facts.firstMember(of: owner, in: file)
        while member >= 0 {
          if truth(query, of: member, in: file, &facts) == .yes { next.append(member) }
          member = facts.nextMember(after: member)
        }
      }
      // Most types have no such member.
      if next.isEmpty { return [] }
      owners = next
    }
    return Set(owners.flatMap { values(wanted.field, of: $0, in: file).map { Name($0) } })
  }

  private func values(
    _ field: MemberValues.Field, of index: Int, in file: SourceFile
  ) -> [String] {
    let declaration = file.outline.declarations[index]
    switch field {
    case .name: return [file.name(of: declaration)]
    case .nameOfOther: return file.isOfOwnType(index) ? [] : [file.name(of: declaration)]
    case .type: return declaration.type.isEmpty ? [] : [file.comparedType(declaration.type)]
    case .parameter:
      return file.outline.parameters[declaration.parameters].map { file.comparedType($0.type) }
    }
  }
}

extension SourceFile {
  /// Returns true if the member at `index` is an instance of the type that has it, as its declaration
  /// says.
  fileprivate func isOfOwnType(_ index: Int) -> Bool {
    let declaration = outline.declarations[index]
    let owner = Int(declaration.parent)
    let head: Int
    switch valueType(of: declaration) {
    // A member that is set to another one of the same type.
    case .type(let found), .member(_, let found): head = found
    case .value, .unknown: return false
    }
    let name = Int(outline.declarations[owner].name.end) - 1
    let last = typeTokens(from: head).last ?? head
    return tokens[head].is(.Self) || identifier(last) == identifier(name)
  }
}
