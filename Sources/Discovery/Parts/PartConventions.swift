import Matching

/// The files that each folder of a feature has: a screen, a view model, a builder.
struct PartConventions {
  let project: ObservedProject

  private static let fewestFolders = 8

  /// The form of a file that folders may have.
  private enum Form: Hashable {
    /// `{folder}Suffix.swift`, directly in the folder.
    case named(String)
    /// `*Suffix.swift`, anywhere below it.
    case ending(String)

    var suffix: String {
      switch self {
      case .named(let suffix), .ending(let suffix): suffix
      }
    }
  }

  var all: [Convention] {
    let paths = project.files.filter { !$0.isTest }.map(\.path)
    var children: [String: Set<Substring>] = [:]
    for path in paths {
      Self.forEachFolder(of: path) { parent, child, _ in
        children[parent, default: []].insert(child)
      }
    }
    // The files below each folder, by the folder around it.
    var features: [String: [Substring: [String]]] = [:]
    for path in paths {
      Self.forEachFolder(of: path) { parent, child, _ in
        guard children[parent]?.count ?? 0 >= Self.fewestFolders else { return }
        features[parent, default: [:]][child, default: []].append(path)
      }
    }
    return features.sorted { $0.key < $1.key }.flatMap { conventions($0, $1) }
  }

  /// Each folder around a file with the one around that.
  private static func forEachFolder(
    of path: String, _ body: (_ parent: String, _ child: Substring, _ depth: Int) -> Void
  ) {
    let folders = path.split(separator: "/").dropLast()
    var parent = ""
    for (depth, child) in folders.enumerated() {
      if depth > 0 { body(parent, child, depth) }
      parent += parent.isEmpty ? child : "/\(child)"
    }
  }

  /// The conventions about the folders in one folder.
  private func conventions(
    _ parent: String, _ folders: [Substring: [String]]
  ) -> [Convention] {
    var having: [Form: Set<Substring>] = [:]
    for (folder, paths) in folders {
      for path in paths {
        let name = Populations.stem(of: path)
        if name.hasPrefix(folder), name != folder,
          FolderGroups.parent(of: path) == "\(parent)/\(folder)"
        {
          having[.named(String(name.dropFirst(folder.count))), default: []].insert(folder)
        }
        for suffix in Populations.suffixes(of: NameWords.words(of: name), name: name) {
          having[.ending(suffix), default: []].insert(folder)
        }
      }
    }
    let forms = having.filter { form, found in
      found.count * 4 >= folders.count * 3
        && NameWords.words(of: form.suffix).joined() == form.suffix
    }
    return forms.keys.filter { form in
      // The form that says most stays.
      !forms.keys.contains { other in
        Self.isMoreExact(other, than: form)
          && (forms[other]?.count ?? 0) * 20 >= (forms[form]?.count ?? 0) * 19
      }
    }.sorted { ($0.suffix, "\($0)") < ($1.suffix, "\($1)") }.map { form in
      convention(form, parent, folders, forms[form] ?? [])
    }
  }

  private static func isMoreExact(_ form: Form, than other: Form) -> Bool {
    switch (form, other) {
    case (.named(let suffix), .ending(let end)): suffix.hasSuffix(end)
    case (.ending(let suffix), .ending(let end)): suffix != end && suffix.hasSuffix(end)
    default: false
    }
  }

  private func convention(
    _ form: Form, _ parent: String, _ folders: [Substring: [String]], _ found: Set<Substring>
  ) -> Convention {
    let missing = folders.keys.filter { !found.contains($0) }.sorted()
    let children = "\(Glob.literal(parent))/*"
    let suffix = form.suffix
    let (file, check): (String, Notation.Entry) =
      switch form {
      case .named:
        (
          "a file `{folder}\(suffix).swift`",
          .init(
            "layout", ["folders": .text(children), "hold": .texts(["{folder}\(suffix).swift"])])
        )
      case .ending:
        (
          "a file `*\(suffix).swift`",
          .init(
            "counterparts",
            [
              "folders": .texts([children]),
              "files": .texts(["\(Glob.literal(parent))/{folder}/**/*\(suffix).swift"]),
            ])
        )
      }
    let isExact = form == .named(suffix)
    var convention = Convention(
      id: "folders-in-\(TraitWording.slug(ofPath: parent))-hold-\(NameWords.slug(suffix))",
      kind: .place, says: "Each folder in `\(parent)` has \(file).", unit: .folders,
      total: folders.count,
      exceptions: missing.compactMap { folders[$0]?.min() }.map { .init(path: $0, line: nil) },
      background: isExact ? 0.1 : 0.3,
      rule: .mapping([
        .init("message", .text("the folder '{folder}' has no file *\(suffix).swift")),
        .init("not-in", ["tests": true]), check,
      ]), subjects: [], claim: "part \(parent) \(suffix)",
      subjectPlaces: folders.values.joined().sorted().map { .init(path: $0, line: nil) })
    convention.remedy = "Add the file, or move the folder."
    return convention
  }
}
