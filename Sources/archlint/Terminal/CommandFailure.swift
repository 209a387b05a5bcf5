import Audits
import Configuration
import Engine
import LintRules
import Results

/// An error that ends a command, with the lines that report it; the last one names the cause.
protocol CommandFailure: Error {
  var lines: [String] { get }
  /// The exit status.
  var status: Int32 { get }
}

extension CommandFailure {
  var status: Int32 { 2 }
}

/// An error whose message is one sentence.
protocol MessageFailure: CommandFailure {
  var message: String { get }
}

extension MessageFailure {
  var lines: [String] { ["archlint: \(message)"] }
}

extension UsageError: MessageFailure {}
extension Baseline.Failure: MessageFailure {}
extension EarlierAudit.Failure: MessageFailure {}
extension MergeFailure: MessageFailure {}
extension GitRepository.Failure: MessageFailure {}

extension FileSystem.Failure: MessageFailure {
  var message: String { reason }
}

extension OutputError: CommandFailure {
  var lines: [String] {
    switch self {
    // A reader that has seen enough, such as 'head', is no error.
    case .readerGone: []
    case .failed(let reason): ["archlint: the output cannot be written: \(reason)"]
    }
  }

  var status: Int32 {
    switch self {
    case .readerGone: 0
    case .failed: 2
    }
  }
}

extension ConfigurationFailure: CommandFailure {
  var lines: [String] {
    let isInFile = problems.contains { $0.file != "command line" }
    let place = isInFile ? "configuration" : "command line"
    return problems.map(\.description) + [
      "archlint: the \(place) has \(counted(problems.count, "problem"))"
    ]
  }
}

/// An error of a type that archlint does not know.
struct UnknownFailure: MessageFailure {
  let message: String

  init(_ error: any Error) { message = "\(error)" }
}
