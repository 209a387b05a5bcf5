import LintRules

extension TextReport {
  /// The space left of the source, where line numbers are, the same for all findings of a file.
  struct Gutter {
    /// The columns before the bar, without the space in front of it.
    let width: Int

    init(_ diagnostics: ArraySlice<Diagnostic>) {
      var lastLine = 0
      for diagnostic in diagnostics {
        lastLine = max(lastLine, diagnostic.location.region?.start.line ?? 0)
        for related in diagnostic.related {
          lastLine = max(lastLine, related.location.region?.start.line ?? 0)
        }
      }
      width = 2 + max(2, String(lastLine).utf8.count)
    }

    /// The gutter without a number.
    var blank: String { String(repeating: " ", count: width) }
  }

  /// How a part of a line is marked.
  struct Mark {
    let symbol: Character
    let look: StyledText.Look
    /// The text after the marks.
    var label = ""
  }

  /// The most columns of source that are shown, however wide the terminal is.
  private static let maximumSourceWidth = 120

  private func sourceWidth(_ gutter: Gutter) -> Int {
    max(20, min(style.width - gutter.width - 3, Self.maximumSourceWidth))
  }

  /// Writes where a finding is, in the form that terminals and editors turn into a link.
  mutating func renderPlace(_ location: Location, arrow: String, _ gutter: Gutter) {
    guard !location.path.isEmpty else { return }
    text.write(gutter.blank)
    text.write(arrow, .gutter)
    text.write(" \(shown(location.path))")
    if let start = location.region?.start { text.write(":\(start.line):\(start.column)") }
    text.endLine()
  }

  /// Writes the line in which a region starts, with the region marked.
  mutating func renderFrame(of region: Location.Region, _ gutter: Gutter, _ mark: Mark) {
    let isOneLine = region.end.line == region.start.line
    let start = region.start.column - 1
    let end = isOneLine ? max(start, region.end.column - 1) : max(start, region.lineText.utf8.count)
    let source = region.isLineComplete ? region.lineText : region.lineText + "…"
    let line = SourceLine(source, marking: start..<end, width: sourceWidth(gutter))
    renderBar(gutter)
    text.write(String(region.start.line).indented(to: gutter.width) + " |", .gutter)
    text.write(line.text.isEmpty ? "" : " \(line.text)")
    text.endLine()
    text.write("\(gutter.blank) |", .gutter)
    text.write(String(repeating: " ", count: 1 + line.mark.lowerBound))
    var marks = String(repeating: mark.symbol, count: line.mark.count)
    if !isOneLine { marks += " to line \(region.end.line)" }
    if !mark.label.isEmpty { marks += " \(mark.label)" }
    text.write(marks, mark.look)
    text.endLine()
  }

  private mutating func renderBar(_ gutter: Gutter) {
    text.write("\(gutter.blank) |", .gutter)
    text.endLine()
  }

  /// Writes the places that explain a finding. Those that say the same of its own file share a line.
  mutating func renderRelated(of diagnostic: Diagnostic, _ gutter: Gutter) {
    var rest = diagnostic.related[...]
    while let first = rest.first {
      let alike = rest.prefix {
        $0.message == first.message && $0.location.path == diagnostic.location.path
          && $0.location.region != nil
      }
      if alike.isEmpty {
        render(first, gutter)
        rest = rest.dropFirst()
      } else {
        let places = alike.compactMap(\.location.region).map {
          "\($0.start.line):\($0.start.column)"
        }
        renderNote("note", "\(first.message): \(places.joined(separator: ", "))", gutter)
        rest = rest.dropFirst(alike.count)
      }
    }
  }

  /// Writes a place that explains a finding.
  private mutating func render(_ related: RelatedLocation, _ gutter: Gutter) {
    renderPlace(related.location, arrow: ":::", gutter)
    let label = related.message.wrapped(to: .max).joined()
    guard let region = related.location.region else {
      renderNote("note", related.message, gutter)
      return
    }
    let isShort = label.displayWidth <= style.width / 2
    renderFrame(
      of: region, gutter, Mark(symbol: "-", look: .gutter, label: isShort ? label : ""))
    if !isShort { renderNote("note", related.message, gutter) }
  }

  /// Writes a note under a frame, wrapped to the width.
  mutating func renderNote(_ title: String, _ message: String, _ gutter: Gutter) {
    let indentation = gutter.width + title.utf8.count + 5
    let lines = message.wrapped(to: max(20, style.width - indentation))
    for (index, line) in lines.enumerated() {
      if index == 0 {
        text.write("\(gutter.blank) =", .gutter)
        text.write(" ")
        text.write("\(title):", .bold)
        text.write(" \(line)\n")
      } else {
        text.write(String(repeating: " ", count: indentation) + "\(line)\n")
      }
    }
  }

  /// Writes what a line looks like after its fix.
  mutating func renderAddition(_ preview: FixPreview, line number: Int, _ gutter: Gutter) {
    let line = SourceLine(preview.line, marking: preview.added, width: sourceWidth(gutter))
    text.write(String(number).indented(to: gutter.width), .gutter)
    text.write(" +", .addition)
    text.write(line.text.isEmpty ? "" : " \(line.text)", .addition)
    text.endLine()
  }
}
