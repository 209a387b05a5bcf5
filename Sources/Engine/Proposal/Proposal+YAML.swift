/// The proposal as the text of a `.archlint.yml`.
extension Proposal {
  /// The text, with further possibilities as comments.
  package var yaml: String {
    let parts = [head, presetPart, layerPart, contractPart, rest]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var head: [String] {
    [
      "# The configuration of archlint. 'archlint init' wrote it to fit the project as it is;",
      "# change it to describe the project as it should be.",
      "#",
    ] + overview.sentences.flatMap { Self.wrapped($0) }
  }

  private var presetPart: [String] {
    let about = [
      "# Presets are whole documents of rules. 'archlint presets' lists them, 'archlint rules",
      "# --preset NAME' lists the rules of one, and 'archlint explain RULE' explains a rule.",
    ]
    guard let preset else {
      let names = documents.joined(separator: ", ")
      let everybody = everybody.map { Self.scalar($0) } ?? ""
      return about
        + Self.wrapped(
          "\(everybody) suits every project. The project shows no signs of the documents of "
            + "teams: \(names).")
        + ["presets: [\(everybody)]"]
    }
    return about
      + Self.wrapped(
        "The project seems to follow this document: \(preset.reason). If it does not, use "
          + "\(everybody ?? "") instead.")
      + ["presets: [\(Self.scalar(preset.preset))]"]
  }

  // MARK: - Layers

  private var layerPart: [String] {
    if !presetLayers.isEmpty {
      return Self.wrapped(
        "The layers \(presetLayers.joined(separator: ", ")) come with the preset. A layer here "
          + "replaces the one with the same name.") + Self.layerExample
    }
    guard let layers else {
      return ["# Layers: sets of files or modules, with the layers that each may use."]
        + Self.layerExample
    }
    var lines = [
      "# Layers, lowest first. 'uses' lists the layers that each may use: for now, those that it",
      "# uses today. Remove one that should not be there, and archlint shows where it is used.",
    ]
    for sentence in Self.omissions(of: layers) {
      lines += Self.wrapped(sentence.prefix(1).uppercased() + sentence.dropFirst() + ".")
    }
    for cycle in layers.cycles { lines += Self.wrapped(Self.sentence(about: cycle)) }
    lines.append("layers:")
    for layer in layers.layers { lines += Self.lines(of: layer) }
    return lines
  }

  private static let layerExample = [
    "# layers:",
    "#   Screens: {paths: ['App/Screens/**'], uses: [Core]}",
    "#   Core: {modules: [Core], uses: []}",
  ]

  private static func lines(of layer: LayerProposal.Layer) -> [String] {
    let name = scalar(layer.name)
    let (key, values) =
      layer.paths.isEmpty
      ? ("modules", layer.modules.map(scalar)) : ("paths", layer.paths.map(quoted))
    let uses = layer.uses.map(scalar)
    let line =
      "  \(name): {\(key): [\(values.joined(separator: ", "))], "
      + "uses: [\(uses.joined(separator: ", "))]}"
    if line.count <= width { return [line] }
    return ["  \(name):"] + list(key, values) + list("uses", uses)
  }

  /// `key: [a, b]` on as many lines as it needs.
  private static func list(_ key: String, _ values: [String]) -> [String] {
    let line = "    \(key): [\(values.joined(separator: ", "))]"
    return line.count <= width ? [line] : ["    \(key):"] + values.map { "      - \($0)" }
  }

  private var contractPart: [String] {
    guard let layers, !layers.isCyclic else { return [] }
    return [
      "# The layers have no cycles today. This contract keeps it that way.",
      "contracts:",
      "  - {id: no-cycles, title: Layers without cycles, acyclic: {layers: ['*']}}",
    ]
  }

  // MARK: - Comments

  private var rest: [String] {
    var lines: [String] = []
    if let folder = overview.generated.first {
      lines += Self.wrapped(
        "Files that are never read; their declarations are then unknown.")
      lines += ["# exclude: [\(Self.quoted("\(folder)/**"))]", ""]
    }
    return lines + [
      "# More keys, each explained in archlint's docs/configuration.md:",
      "# rules: {view-suffix: warning}       # another severity: error, warning, info or off",
      "# terms: {Customer: Client}           # one thing has one name",
      "# protected: ['App/Navigation/**', .archlint.yml]  # changes need an authorization",
      "# own-rules: …                        # patterns, imports, declarations of your own",
    ]
  }

  // MARK: - Text

  private static let width = 100

  /// `text` as lines of a comment.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    let scalars = text.unicodeScalars.filter { !isHidden($0) || $0 == "\n" }
    let shown = String(String.UnicodeScalarView(scalars))
    for word in shown.split(whereSeparator: \.isWhitespace) {
      if line.count + 1 + word.count > width {
        lines.append(line)
        line = "#"
      }
      line += " \(word)"
    }
    return lines + [line]
  }

  /// `text` as a plain scalar if YAML reads that as the same text, else in quotes.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      } && text.first?.isLetter == true
    let words: Set = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return isPlain && !words.contains(text.lowercased()) ? text : quoted(text)
  }

  /// `text` in quotes: single ones, or double ones where it has characters that nobody would see or
  /// that YAML has no other form for.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else {
      return "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      } else {
        result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
      }
    }
    return "\"\(result)\""
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}
