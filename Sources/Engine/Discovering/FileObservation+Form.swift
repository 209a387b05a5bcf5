import Discovery
import Project
import SwiftSource

extension ObservedForm {
  /// How the types of a file are built.
  init(_ file: SourceFile, _ lines: LineTable) {
    self.init()
    let declarations = file.outline.declarations
    func line(_ declaration: Declaration) -> Int {
      lines.position(of: Int(file.tokens[Int(declaration.name.start)].offset)).line
    }
    var containers: [Int32: Members] = [:]
    for declaration in declarations where !declaration.isLocal && declaration.parent >= 0 {
      guard let member = Members(declaration) else { continue }
      containers[declaration.parent, default: []].formUnion(member)
    }
    var seen: [Int32: Members] = [:]
    for declaration in declarations where !declaration.isLocal && !declaration.name.isEmpty {
      switch declaration.kind {
      case .extension:
        let inherited = file.outline.inheritedTypes[declaration.inheritedTypes].flatMap {
          ObservedFile.names(in: file.text(of: $0))
        }
        guard !inherited.isEmpty else { continue }
        let name = file.name(of: declaration).split(separator: ".").last.map(String.init) ?? ""
        extensions.append(.init(name: name, inherits: inherited, line: line(declaration)))
      case .`init`:
        addInitializer(declaration, file, line(declaration))
      default: break
      }
      guard declaration.parent >= 0, let member = Members(declaration),
        let others = containers[declaration.parent]
      else { continue }
      let before = seen[declaration.parent] ?? []
      for (order, rule) in Members.orders.enumerated()
      where !member.isDisjoint(with: rule.first) && !others.isDisjoint(with: rule.second) {
        orders.append(
          .init(
            order: order, follows: before.isDisjoint(with: rule.second), line: line(declaration)))
      }
      seen[declaration.parent, default: []].formUnion(member)
    }
    addMarks(file, lines)
  }

  private mutating func addInitializer(
    _ declaration: Declaration, _ file: SourceFile, _ line: Int
  ) {
    guard declaration.parent >= 0, !declaration.parameters.isEmpty else { return }
    let parent = file.outline.declarations[Int(declaration.parent)]
    guard parent.kind != .protocol, !parent.name.isEmpty else { return }
    let types = file.outline.parameters[declaration.parameters].compactMap {
      Self.name(ofType: file.text(of: $0.type))
    }
    guard !types.isEmpty else { return }
    let owner = file.name(of: parent).split(separator: ".").last.map(String.init) ?? ""
    initializers.append(.init(type: owner, parameters: types, line: line))
  }

  /// The name of a type that is one name, whatever is said of it around.
  private static func name(ofType text: String) -> String? {
    var words = text.split(whereSeparator: \.isWhitespace).filter {
      $0 != "any" && $0 != "some" && $0 != "inout" && $0.first != "@"
    }
    guard let word = words.popLast(), words.isEmpty else { return nil }
    var name = word.split(separator: ".").last ?? ""
    while name.last == "?" || name.last == "!" { name.removeLast() }
    guard name.first?.isUppercase == true,
      name.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 >= 0x30 && $0 <= 0x39 })
    else { return nil }
    return String(name)
  }

  // MARK: - Comments

  private mutating func addMarks(_ file: SourceFile, _ lines: LineTable) {
    let sign = Array("MARK:".utf8)
    var containers: [Int]?
    for comment in file.source.comments where comment.kind == .line && !comment.isTrailing {
      let bytes = file.buffer.padded[comment.range].dropFirst(2)
        .drop { $0 == 0x20 || $0 == 0x09 }
      guard bytes.starts(with: sign) else { continue }
      let name = String(decoding: bytes.dropFirst(sign.count), as: UTF8.self)
        .split { $0.isWhitespace || $0 == "-" }.joined(separator: " ")
      let known = containers ?? file.containers
      containers = known
      guard !name.isEmpty, let owner = file.owner(of: comment, among: known) else { continue }
      marks.append(
        .init(name: name, owner: owner, line: lines.position(of: Int(comment.offset)).line))
    }
  }
}

extension SourceFile {
  /// The types and extensions with a body, in source order.
  fileprivate var containers: [Int] {
    outline.declarations.indices.filter {
      outline.declarations[$0].kind.hasMembers && outline.declarations[$0].body >= 0
    }
  }

  /// The innermost of some types and extensions that a comment is in, nil for none.
  fileprivate func owner(of comment: Comment, among containers: [Int]) -> Int? {
    containers.last { index in
      let declaration = outline.declarations[index]
      return declaration.body < Int32(comment.nextToken)
        && Int32(comment.nextToken) < declaration.range.end
    }
  }
}

/// The sorts of members that orders are about.
private struct Members: OptionSet {
  let rawValue: UInt8

  static let property = Members(rawValue: 1)
  static let initializer = Members(rawValue: 2)
  static let function = Members(rawValue: 4)
  static let openFunction = Members(rawValue: 8)
  static let privateFunction = Members(rawValue: 16)

  /// The sorts of members as they follow each other, in the order of ``MemberOrder/all``.
  static let orders: [(first: Members, second: Members)] = [
    (.property, .function), (.property, .initializer), (.initializer, .function),
    (.openFunction, .privateFunction),
  ]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sort of a member, nil for others.
  init?(_ declaration: Declaration) {
    switch declaration.kind {
    case .var, .let:
      guard !declaration.traits.contains(.isComputed) else { return nil }
      self = .property
    case .`init`: self = .initializer
    case .func:
      self =
        declaration.modifiers.contains(.private)
        ? [.function, .privateFunction]
        : declaration.modifiers.contains(.fileprivate) ? .function : [.function, .openFunction]
    default: return nil
    }
  }
}
