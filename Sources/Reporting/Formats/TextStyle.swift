/// How the report for people looks.
package struct TextStyle: Sendable, Hashable {
  /// True if ANSI escape sequences color the text.
  package var isColoured: Bool
  /// The columns of the terminal.
  package var width: Int
  /// True to show every finding in full.
  package var isVerbose: Bool

  package init(isColoured: Bool = false, width: Int = 100, isVerbose: Bool = false) {
    self.isColoured = isColoured
    self.width = width
    self.isVerbose = isVerbose
  }
}
