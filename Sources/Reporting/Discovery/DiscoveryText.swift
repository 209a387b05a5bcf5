import Discovery

extension DiscoveryFormat {
  package static let text = DiscoveryFormat("text", "sentences with their evidence") {
    Array(DiscoveryText.render($0).utf8)
  }
}

/// Conventions for people: the sentence, its evidence, the places that depart.
enum DiscoveryText {
  /// How many exceptions of a convention are shown.
  private static let mostExceptions = 8

  static func render(_ page: DiscoveryPage) -> String {
    let files = "\(Convention.grouped(page.files)) \(page.files == 1 ? "file" : "files")"
    guard !page.conventions.isEmpty else { return "no conventions found in \(files)\n" }
    var text = ""
    for convention in page.conventions { text += render(convention, page.pathPrefix) + "\n" }
    let count = page.conventions.count
    text += "\(count) \(count == 1 ? "convention" : "conventions") learned from \(files)"
    if page.hidden > 0 { text += "; --all shows \(page.hidden) more" }
    return text + "\n"
  }

  private static func render(_ convention: Convention, _ prefix: PathPrefix) -> String {
    var lines = [
      LogText.line(convention.says.filter { $0 != "`" }),
      "  \(convention.evidence) \(convention.unit.rawValue)  [\(convention.id)]",
    ]
    lines += convention.details.map { "  \(LogText.line($0))" }
    for (index, exception) in convention.exceptions.prefix(mostExceptions).enumerated() {
      let position = convention.position(ofException: index)
      lines.append("  not: \(LogText.line(prefix + exception.path))\(position)")
    }
    let rest = convention.exceptions.count - mostExceptions
    if rest > 0 { lines.append("  not: \(rest) more") }
    return lines.joined(separator: "\n") + "\n"
  }
}
