/// A glob with its program, which is compiled when it is used where the pattern is known to be right: a run
/// has far more globs than it asks for.
final class CompiledGlob: Sendable {
  /// The pattern as it was written.
  let pattern: String
  private let subject: GlobParser.Subject
  private let compiled = OnceReference<GlobProgram>()

  /// Compiles `pattern`.
  init(_ pattern: String, for subject: GlobParser.Subject) throws(GlobError) {
    self.pattern = pattern
    self.subject = subject
    _ = compiled.storeIfNil(try GlobProgram(pattern, for: subject))
  }

  /// A glob that has been compiled before, in a test or elsewhere.
  init(verified pattern: String, for subject: GlobParser.Subject) {
    self.pattern = pattern
    self.subject = subject
  }

  /// The program, compiled on the first call.
  @inline(__always)
  var program: GlobProgram { compiled.load() ?? compile() }

  private func compile() -> GlobProgram {
    guard let program = try? GlobProgram(pattern, for: subject) else {
      preconditionFailure("'\(pattern)' was taken for a glob")
    }
    return compiled.storeIfNil(program)
  }
}
