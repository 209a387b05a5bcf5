import Buffers

/// A pattern for single names, such as Swift identifiers, matched against the whole name:
/// `*ViewModel`, `Get*UseCase`, `{Mock,Fake}*`.
///
/// `*`, `?`, classes, braces and backslashes mean what they mean in a ``Glob``. A slash is a
/// character like any other, and there is no `**`.
package struct NameGlob: Sendable {
  /// The parts, which are not copied with a glob that a list hands out.
  private let compiled: CompiledGlob

  /// The pattern as it was written.
  package var pattern: String { compiled.pattern }

  /// Compiles `pattern`.
  package init(_ pattern: String) throws(GlobError) {
    compiled = try CompiledGlob(pattern, for: .name)
  }

  /// A pattern that is known to be right, and is compiled when it is used.
  package init(verified pattern: String) {
    compiled = CompiledGlob(verified: pattern, for: .name)
  }

  /// True if the pattern matches the whole of `name`.
  package func matches(_ name: BufferView<UInt8>) -> Bool {
    compiled.program.matches(name)
  }

  /// True if the pattern matches the whole of `name`, which is copied: not for hot loops.
  package func matches(_ name: String) -> Bool {
    matches(ContiguousArray(name.utf8).view)
  }
}

extension NameGlob: Hashable, CustomStringConvertible {
  package static func == (left: NameGlob, right: NameGlob) -> Bool {
    left.pattern == right.pattern
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  package var description: String { pattern }
}
