#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// When to use colors.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The terminal and the environment of the process.
enum Terminal {
  /// Returns true if output has colors: `choice` decides, then `NO_COLOR` (no-color.org), then
  /// whether standard output is a terminal that can show them.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      Output.isTerminal && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
    }
  }

  /// True if somebody looks at standard error, on a terminal that can write over a line.
  static var showsProgress: Bool { Output.isErrorTerminal && environment("TERM") != "dumb" }

  /// True if somebody sees questions and can answer them.
  static var isAnswering: Bool { Output.isTerminal && Input.isTerminal }

  /// The value of an environment variable, empty when it is not set.
  static func environment(_ name: String) -> String {
    // The text belongs to the environment; it is copied before anything could change it.
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }
}

/// Keeps a value until the process ends: to release the arrays of a large project one by one takes
/// longer than to end.
func keepUntilExit(_ value: some Sendable) {
  // Never released.
  _ = unsafe Unmanaged.passRetained(Kept(value))
}

/// A box that makes a value one reference.
private final class Kept {
  private let value: any Sendable

  init(_ value: any Sendable) { self.value = value }
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }
