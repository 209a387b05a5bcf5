/// How the report for people looks.
package struct TextStyle: Sendable, Hashable {
  /// Whether ANSI escape sequences colour the text.
  package var isColoured: Bool
  /// The columns of the terminal.
  package var width: Int
  /// Whether to show every finding with all that there is to say of it.
  package var isVerbose: Bool

  package init(isColoured: Bool = false, width: Int = 100, isVerbose: Bool = false) {
    self.isColoured = isColoured
    self.width = width
    self.isVerbose = isVerbose
  }
}
