import YAML

/// Something wrong in a configuration, with the place where it is and what to do about it.
package struct ConfigurationProblem: Error, Hashable, Sendable {
  /// The path of the file, as it was given or found.
  package let file: String
  /// The 1-based line, 0 for a problem of no place.
  package let line: Int
  /// The 1-based column in UTF-8 bytes.
  package let column: Int
  /// The problem and its remedy, in one sentence.
  package let message: String

  package init(file: String, line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  package init(file: String, mark: YAMLMark, message: String) {
    self.init(file: file, line: mark.line, column: mark.column, message: message)
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// The problem as compilers print it.
  package var description: String {
    line == 0 ? "\(file): error: \(message)" : "\(file):\(line):\(column): error: \(message)"
  }
}

extension ConfigurationProblem {
  /// The problem with more at the end of its message.
  package func adding(_ end: String) -> ConfigurationProblem {
    ConfigurationProblem(file: file, line: line, column: column, message: message + end)
  }

  /// The problem as a note, which ends no run.
  package var note: String {
    line == 0 ? "\(file): \(message)" : "\(file):\(line):\(column): \(message)"
  }
}

/// All that is wrong in a configuration, in the order of the files' text.
package struct ConfigurationFailure: Error, Sendable {
  package let problems: [ConfigurationProblem]

  package init(_ problems: [ConfigurationProblem]) { self.problems = problems }
}
