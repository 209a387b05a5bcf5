import Project
import SwiftSource

/// A file of settings with what is known of the code that they are for.
struct SettingsSource {
  let file: SourceFile
  let read: SettingsFile
  /// For each owner the modules that its Swift files import, nil for one that has none.
  private let imports: [Set<Name>?]

  init(file: SourceFile, read: SettingsFile, at place: Place, _ project: ProjectIndex) {
    self.file = file
    self.read = read
    let base = Self.baseFolder(of: place.path)
    let places = project.places
    imports = read.owners.map { owner in
      let folders = owner.folders.map { ModuleMap.join(base, $0) }.map {
        $0.isEmpty ? "" : $0 + "/"
      }
      guard !folders.isEmpty else { return nil }
      let files = folders.flatMap { Self.files(in: $0, places) }.filter {
        places[$0].path.hasSuffix(".swift")
      }
      guard !files.isEmpty else { return nil }
      return Set(files.flatMap { project.table.files[$0].imports.map(\.name) })
    }
  }

  /// The files below a folder, by its path with a slash after it.
  ///
  /// - Parameter places: in the order of their paths, so that these files are adjacent.
  private static func files(in folder: String, _ places: [Place]) -> Range<Int> {
    let start = places.partitioningIndex { $0.path >= folder }
    return start..<start + places[start...].prefix { $0.path.hasPrefix(folder) }.count
  }

  /// The folder from which on the file names others.
  private static func baseFolder(of path: String) -> String {
    let isInBundle = path.hasSuffix(XcodeProject.fileName)
    return path.pathComponents.dropLast(isInBundle ? 2 : 1).joined(separator: "/")
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

  /// Returns true if a target has code in other languages only: other targets of the file have
  /// Swift.
  private func hasNoSwift(_ owner: Int) -> Bool {
    let belongsTo = read.owners[owner]
    if belongsTo.folders.isEmpty || imports[owner] != nil { return false }
    return belongsTo.isOtherLanguage || imports.contains { $0 != nil }
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
      edits.append(
        Edit(
          range: insertion.offset..<insertion.offset,
          replacement: insertion.prefix + addition + insertion.suffix))
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
