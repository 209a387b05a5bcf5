/// A command line that archlint cannot run.
struct UsageError: Error {
  /// The mistake and its remedy.
  let message: String
}
