import Project
import SwiftSource

/// A file of settings with what is known of the code that they are for.
struct SettingsSource {
  let file: SourceFile
  let read: SettingsFile
  /// For each owner the modules that its Swift files import, nil for one that has none.
  private let imports: [Set<Name>?]
  private let isPackage: Bool

  init(file: SourceFile, read: SettingsFile, at place: Place, _ project: ProjectIndex) {
    self.file = file
    self.read = read
    isPackage = SettingsFile.Format(path: place.path) == .manifest
    let base = ProjectManifest.folder(of: place.path)
    imports = read.owners.map { owner in
      let files = (owner.files.map { Self.indices(of: $0, from: base, project.places) } ?? [])
        .filter { project.places[$0].path.hasSuffix(".swift") }
      guard !files.isEmpty else { return nil }
      return Set(files.flatMap { project.table.files[$0].imports.map(\.name) })
    }
  }

  /// The Swift files of a target that are there.
  private static func indices(
    of files: TargetFiles, from base: String, _ places: [Place]
  ) -> [Int] {
    let inFolders = files.folders.flatMap { folder -> [Int] in
      let path = FolderPath.join(base, folder.path)
      let prefix = path.isEmpty ? "" : path + "/"
      return Self.files(in: prefix, places).filter { index in
        let path = places[index].path
        return path.hasSuffix(".swift")
          && folder.holds(Substring(path.utf8.dropFirst(prefix.utf8.count)))
      }
    }
    let listed = files.files.compactMap { file -> Int? in
      let path = FolderPath.join(base, file)
      let index = places.partitioningIndex { $0.path >= path }
      return index < places.count && places[index].path == path ? index : nil
    }
    return inFolders + listed
  }

  /// The files below a folder, by its path with a slash after it.
  ///
  /// - Parameter places: in the order of their paths, so that these files are adjacent.
  private static func files(in folder: String, _ places: [Place]) -> Range<Int> {
    let start = places.partitioningIndex { $0.path >= folder }
    return start..<start + places[start...].prefix { $0.path.hasPrefix(folder) }.count
  }

  // MARK: - Questions

  func fits(_ setting: SettingsFile.Setting, _ query: SettingQuery) -> Bool {
    query.accepts(
      name: setting.name, value: setting.value,
      written: setting.valueRange.map { file.text($0) } ?? setting.value)
  }

  /// Returns true if the file has such a setting.
  func has(_ query: SettingQuery) -> Bool { read.settings.contains { fits($0, query) } }

  /// Returns true if the owner itself has such a setting.
  private func has(_ query: SettingQuery, owner: Int) -> Bool {
    read.settings.contains { $0.owner == owner && fits($0, query) }
  }

  /// Returns true if the check applies to the owner.
  func isAbout(_ check: SettingsCheck, owner: Int) -> Bool {
    let belongsTo = read.owners[owner]
    guard check.owners.isEmpty || check.owners.contains(belongsTo.kind),
      check.exceptions?.matches(belongsTo.name) != true,
      !check.without.contains(where: { has($0, owner: owner) }), !hasNoSwift(owner)
    else { return false }
    guard let modules = check.imports else { return true }
    let names = Set(modules.patterns.map { Name($0) })
    return !(imports[owner] ?? []).isDisjoint(with: names)
  }

  /// Returns true if the check applies to the owner, none of the owner's settings matches, and no
  /// unread setting could match.
  func lacks(_ check: SettingsCheck, owner: Int) -> Bool {
    guard isAbout(check, owner: owner) else { return false }
    let lists = Set(check.query.names.patterns.map { SettingsFile.list(of: $0) })
    // Targets inherit what is in the project's configurations.
    let givers = read.owners.indices.filter { $0 == owner || read.owners[$0].kind == .project }
    return givers.allSatisfy {
      !has(check.query, owner: $0) && lists.isDisjoint(with: read.owners[$0].unread)
    }
  }

  /// Returns true if a target has code in other languages only. Of one whose files are not in the tree its
  /// manifest says so; in a package, all code is in the tree where that of other targets is.
  private func hasNoSwift(_ owner: Int) -> Bool {
    guard let files = read.owners[owner].files, imports[owner] == nil else { return false }
    return files.hasNoSwift || (isPackage && imports.contains { $0 != nil })
  }

  /// The token at a byte, for files that are Swift.
  func token(at offset: Int) -> Int? {
    file.tokens.indices.first { file.tokens[$0].range.contains(offset) }
  }

  // MARK: - Fixes

  /// The bytes of an element of a list with the comma after it, else with that before it.
  private func elementRange(_ range: Range<Int>) -> Range<Int> {
    guard let first = token(at: range.lowerBound), let last = token(at: range.upperBound - 1),
      first > 0, last + 1 < file.tokens.count
    else { return range }
    if file.tokens[last + 1].kind == .comma {
      let next = file.tokens[last + 2]
      return range
        .lowerBound..<(next.kind.closes
        ? Int(file.tokens[last + 1].range.upperBound)
        : Int(next.offset))
    }
    guard file.tokens[first - 1].kind == .comma else { return range }
    return Int(file.tokens[first - 1].offset)..<range.upperBound
  }

  func fix(
    _ fix: SettingsFix, _ setting: SettingsFile.Setting?, _ check: SettingsCheck, owner: Int
  ) -> Fix? {
    var edits: [Edit] = []
    if let setting, let value = fix.value {
      guard let range = setting.valueRange else { return nil }
      edits.append(Edit(range: range, replacement: value))
    } else if let setting, fix.isDeletion {
      edits.append(Edit(range: elementRange(setting.range), replacement: ""))
    } else if let addition = fix.addition {
      let list = SettingsFile.list(of: check.query.names.patterns.first ?? "")
      guard let insertion = read.owners[owner].insertions[list] else { return nil }
      edits += insertion.edits(adding: addition)
    } else {
      return nil
    }
    for companion in fix.companions {
      for other in read.settings where fits(other, companion.query) {
        guard let range = other.valueRange else { return nil }
        edits.append(Edit(range: range, replacement: companion.value))
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let isSafe = fix.isSafe && !fix.unsafeWith.contains { has($0) }
    return Fix(edits: edits, isSafe: isSafe, caveat: isSafe ? nil : fix.caveat)
  }
}

extension ListInsertion {
  /// The edits that put the entry there.
  func edits(adding entry: String) -> [Edit] {
    let comma = comma.map { [Edit(range: $0..<$0, replacement: ",")] } ?? []
    return comma + [Edit(range: offset..<offset, replacement: prefix + entry + suffix)]
  }
}
