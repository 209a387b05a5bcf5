import LintRules

/// Text that is coloured or not, written piece by piece.
struct StyledText {
  private(set) var bytes: [UInt8] = []
  private let isColoured: Bool

  init(isColoured: Bool) { self.isColoured = isColoured }

  /// The looks that a piece can have.
  enum Look: String {
    case plain = ""
    case bold = "1"
    case gutter = "34"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case addition = "32"
    case heading = "1;4"

    /// The look of a severity.
    init(_ severity: Severity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .info: .info
        }
    }
  }

  /// Writes a piece, which must hold nothing that a terminal obeys.
  mutating func write(_ text: String, _ look: Look = .plain) {
    guard isColoured, look != .plain, !text.isEmpty else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(contentsOf: "\u{1B}[\(look.rawValue)m".utf8)
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }

  /// Ends the line.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
