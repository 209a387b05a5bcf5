import Buffers

/// A pattern for relative paths, matched against the whole path.
///
/// | pattern | matches |
/// |---|---|
/// | `*` | any run of characters within one component, none included |
/// | `?` | one character within one component |
/// | `[abc]`, `[a-z]`, `[!a]` | one character of a set, or one outside it |
/// | `{a,b}` | either; may be nested, and counts as many patterns as it can be read in ways |
/// | `**/x`, `a/**/b` | any number of folders, none included; always a component of its own |
/// | `a/**`, `a/` | everything below `a`, but not `a` |
/// | `x`, without a slash | a last component, at any depth |
/// | `/x`, `./x` | `x` at the root only |
/// | `\*` | the sign itself |
///
/// Case counts, a leading dot is a character like any other, and a byte that is not valid UTF-8
/// counts as one character. A match costs at most the pattern's length times the path's, braces
/// written out, and allocates nothing.
///
/// Paths are UTF-8 with `/` between components: relative, without `./` and without a slash at the
/// end. They are not normalised here; a pattern in decomposed Unicode matches composed paths, too.
package struct Glob: Sendable {
  private let compiled: CompiledGlob

  /// The pattern as it was written.
  package var pattern: String { compiled.pattern }

  /// The steps that are matched.
  var program: GlobProgram { compiled.program }

  /// Compiles `pattern`.
  package init(_ pattern: String) throws(GlobError) {
    compiled = try CompiledGlob(pattern, for: .path)
  }

  /// A pattern that is known to be right, and is compiled when it is used.
  package init(verified pattern: String) {
    compiled = CompiledGlob(verified: pattern, for: .path)
  }

  /// True if the pattern matches the whole of `path`.
  package func matches(_ path: BufferView<UInt8>) -> Bool {
    program.matches(path)
  }

  /// True if the pattern matches the whole of `path`, which is copied: not for hot loops.
  package func matches(_ path: String) -> Bool {
    matches(ContiguousArray(path.utf8).view)
  }

  /// True if the pattern could match any path below `folder`; for the root, `folder` is empty.
  ///
  /// False is certain, so that a walk need not enter the folder. True is not: the folder may hold
  /// no such file.
  package func mayMatch(below folder: BufferView<UInt8>) -> Bool {
    program.mayMatch(below: folder)
  }

  /// True if the pattern could match any path below `folder`, which is copied: not for hot loops.
  package func mayMatch(below folder: String) -> Bool {
    mayMatch(below: ContiguousArray(folder.utf8).view)
  }
}

extension Glob {
  /// The pattern that matches below `folder` what `pattern` matches below the root.
  package static func pattern(_ pattern: String, in folder: String) -> String {
    let prefix = folder.map { "*?[]{},!\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "/"
    for start in ["/", "./"] where pattern.hasPrefix(start) {
      return prefix + pattern.dropFirst(start.count)
    }
    return prefix + (pattern.utf8.contains(UInt8(ascii: "/")) ? "" : "**/") + pattern
  }
}

extension Glob: Hashable, CustomStringConvertible {
  package static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  package var description: String { pattern }
}
