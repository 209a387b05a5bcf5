import SwiftSource

extension SourceFile {
  /// True for an alias such as `typealias AnyCancellable = Combine.AnyCancellable`, with which the
  /// name means the same as without it: a type of a module of the system. It is referred to like
  /// any other alias, but hides nothing.
  func isShortcut(_ alias: Declaration) -> Bool {
    guard alias.parent < 0, !alias.name.isEmpty else { return false }
    if alias.type.indices.count == 1, let token = alias.type.indices.first {
      return module(of: token) != nil
        && identifier(token) == identifier(Int(alias.name.start))
    }
    guard alias.type.indices.count == 3 else { return false }
    let module = Int(alias.type.start)
    guard tokens[module].kind == .identifier, tokens[module + 1].kind == .period,
      tokens[module + 2].hash == tokens[Int(alias.name.start)].hash,
      matches(module + 2, text(of: Int(alias.name.start)))
    else { return false }
    return SystemModule.named(identifier(module)) != nil
      || Presence.isSystemModule(identifier(module))
  }
}
