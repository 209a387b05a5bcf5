/// A shell command that the user has given.
package enum ShellCommand {
  /// Runs the command to its end.
  ///
  /// - Parameter environment: the variables that it finds beside those of this process.
  /// - Returns: its exit status and what it has written to standard output and standard error.
  package static func run(
    _ text: String, environment: [String: String]
  ) throws(FileSystem.Failure) -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    let result = try Subprocess.run(
      ["/bin/sh", "-c", text], environment: environment.mapValues { Optional($0) })
    return (result.status, result.output, result.errors)
  }
}
