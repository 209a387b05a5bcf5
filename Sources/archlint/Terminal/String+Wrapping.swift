extension String {
  /// The text in lines of at most about 90 characters; all but the first start with `indent` spaces.
  func wrapped(indent: Int) -> String {
    var lines: [String] = [""]
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, !last.isEmpty, last.count + word.count + indent > 92 {
        lines.append("")
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
