import LintRules
import Project
import SwiftSource

/// The changes in a class that conforms to `ObservableObject`.
extension ObservationScan {
  static let unknownConformance = "the conformance has an unknown form"

  func changes(ofClass index: Int, _ symbol: Int32) -> ObservationFacts.Class {
    let declaration = file.outline.declarations[index]
    var found = ObservationFacts.Class(
      symbol: symbol, declaration: place(file.bytes(of: declaration.name), .declaration))
    let inherited = Array(declaration.inheritedTypes).map { Int($0) }
    if let conformance = inherited.first(where: {
      isObservableObject(file.outline.inheritedTypes[$0])
    }) {
      found.places.append(
        place(file.bytes(of: file.outline.inheritedTypes[conformance]), .conformance))
      if let edit = file.removal(ofInherited: conformance, of: declaration) {
        found.edits.append(edit)
      } else {
        found.blockers.append(
          blocker(Int(declaration.name.start), Self.unknownConformance))
      }
    }
    addImport(for: declaration, &found)
    addAttribute(declaration, &found)
    for member in file.members(of: index) { change(member, &found) }
    addBlockers(index, &found)
    return found
  }

  /// Puts `@Observable` on a line of its own above the class.
  private func addAttribute(_ declaration: Declaration, _ found: inout ObservationFacts.Class) {
    let first = Int(declaration.range.start)
    let offset = Int(file.tokens[first].offset)
    var separator = " "
    if file.tokens[first].startsLine {
      let indentation = file.text(file.lineRange(of: offset..<offset).lowerBound..<offset)
      if indentation.allSatisfy({ $0 == " " || $0 == "\t" }) {
        separator = file.lineBreak + indentation
      }
    }
    found.edits.append(Edit(range: offset..<offset, replacement: "@Observable" + separator))
  }

  // MARK: - Members

  private func change(_ member: Int, _ found: inout ObservationFacts.Class) {
    let declaration = file.outline.declarations[member]
    guard declaration.kind == .var, !declaration.traits.contains(.isComputed),
      declaration.modifiers.isDisjoint(with: [.static, .class])
    else { return }
    let name = Int(declaration.name.start)
    let isShared = file.outline.declarations.count { $0.introducer == declaration.introducer } > 1
    if isShared || declaration.traits.contains(.isInTuple) {
      found.blockers.append(
        blocker(name, "several properties share one 'var', which @Observable does not take"))
      return
    }
    let attributes = file.outline.attributes[declaration.attributes]
    let published = attributes.filter { file.isNamed($0, "Published") }
    let wrappers = attributes.filter { attribute in
      file.isCapitalized(Int(attribute.name.end) - 1) && !file.isNamed(attribute, "Published")
        && !file.isNamed(attribute, "MainActor") && !file.isNamed(attribute, "IBOutlet")
        && !file.isNamed(attribute, "GKInspectable") && !file.isNamed(attribute, "IBInspectable")
    }
    if wrappers.contains(where: { file.isNamed($0, "NSManaged") }) {
      found.blockers.append(blocker(name, "the property is @NSManaged"))
    }
    guard let attribute = published.first else {
      if attributes.contains(where: { file.isNamed($0, "ObservationIgnored") }) { return }
      if let storage = wrappers.first(where: { Self.redraws($0, file) }) {
        let text = file.text(of: Int(storage.name.end) - 1)
        found.blockers.append(
          blocker(name, "@\(text) redraws views for an ObservableObject only"))
      }
      if !wrappers.isEmpty { found.hasWrappers = true }
      let offset = Int(file.tokens[Int(declaration.range.start)].offset)
      found.places.append(place(file.bytes(of: declaration.name), .otherProperty))
      found.edits.append(Edit(range: offset..<offset, replacement: "@ObservationIgnored "))
      return
    }
    if published.count > 1 || !wrappers.isEmpty {
      found.blockers.append(blocker(name, "the property has another wrapper beside @Published"))
    }
    if attribute.arguments >= 0 {
      found.blockers.append(blocker(name, "@Published has arguments"))
    }
    if file.tokens[name].flags.contains(.isEscaped) {
      found.blockers.append(
        blocker(name, "the name is in back-quotes, which @Observable does not take"))
    }
    if declaration.modifiers.contains(.open) {
      found.blockers.append(blocker(name, "the property is open, which @Observable does not take"))
    }
    found.published.append(file.name(of: declaration))
    if declaration.body >= 0 { found.hasObservers = true }
    let start = Int(file.tokens[Int(attribute.name.start) - 1].offset)
    let end = Int(file.tokens[Int(attribute.name.end)].offset)
    if file.hasComment(in: start..<end, outside: []) {
      found.blockers.append(blocker(name, "a comment follows @Published"))
    }
    found.places.append(
      place(start..<file.bytes(of: attribute.name).upperBound, .publishedProperty))
    found.edits.append(Edit(range: start..<end, replacement: ""))
  }

  /// Returns true if a change of the wrapped property redraws the views of an `ObservableObject`.
  private static func redraws(_ attribute: Attribute, _ file: SourceFile) -> Bool {
    file.isNamed(attribute, "AppStorage") || file.isNamed(attribute, "SceneStorage")
  }

  // MARK: - Imports

  /// Imports Observation where nothing that the file imports brings it.
  private func addImport(for declaration: Declaration, _ found: inout ObservationFacts.Class) {
    let imports = file.outline.declarations.filter {
      $0.kind == .import && ($0.clause < 0 || $0.clause == declaration.clause)
    }
    let names = imports.map { file.identifier(Int($0.name.start)) }
    guard !names.contains("SwiftUI"), !names.contains("Observation"),
      !names.contains("SwiftData")
    else { return }
    let text = "import Observation" + file.lineBreak
    // Before the first import that comes later in the alphabet, else after the last one.
    let later = zip(imports, names).first { $0.1 > "Observation" }?.0
    if let later, file.tokens[Int(later.range.start)].startsLine {
      let offset = Int(file.tokens[Int(later.range.start)].offset)
      found.edits.append(Edit(range: offset..<offset, replacement: text))
    } else if let last = imports.last {
      let line = file.lineRange(of: file.bytes(of: last.range))
      let hasBreak = line.upperBound > file.bytes(of: last.range).upperBound
      found.edits.append(
        Edit(
          range: line.upperBound..<line.upperBound,
          replacement: hasBreak ? text : file.lineBreak + text))
    } else {
      found.blockers.append(
        blocker(0, "the file imports nothing, so that there is no place to import Observation"))
    }
  }

  // MARK: - What keeps the class from being changed

  private func addBlockers(_ index: Int, _ found: inout ObservationFacts.Class) {
    let declaration = file.outline.declarations[index]
    let name = Int(declaration.name.start)
    if declaration.isLocal {
      found.blockers.append(blocker(name, "a local class cannot be @Observable"))
    } else if declaration.parent >= 0, declaration.modifiers.contains(.private) {
      found.blockers.append(
        blocker(name, "the class is private to the type around it, where @Observable cannot see it")
      )
    }
    if file.outline.attributes[declaration.attributes].contains(where: {
      file.isNamed($0, "Observable")
    }) {
      found.blockers.append(blocker(name, "the class is @Observable already"))
    }
    for token in declaration.range.indices where file.tokens[token].word != 0 {
      if file.matches(token, "AnyPublisher") || file.matches(token, "ObservableObjectPublisher") {
        found.blockers.append(
          blocker(token, "the class uses publishers (\(file.text(of: token)))"))
        break
      }
    }
    let members = file.members(of: index)
    let names = Set(members.map { file.name(of: file.outline.declarations[$0]) })
    for name in found.published where names.contains("_" + name) {
      found.blockers.append(
        blocker(
          Int(declaration.name.start),
          "'_\(name)' would have the name of the storage that @Observable makes for '\(name)'"))
    }
    let isCoded = table.inherits(file: reader.index, declaration: index, isOfSystem: true) {
      ["Codable", "Encodable", "Decodable"].contains($0)
    }
    if isCoded, !names.contains("CodingKeys"), !hasCodingKeys(inExtensionsOf: index) {
      found.blockers.append(
        blocker(
          name, "the class is Codable without CodingKeys, so that its coded form would change"))
    }
  }
}

extension ObservationScan {
  private func hasCodingKeys(inExtensionsOf index: Int) -> Bool {
    let owner = reader.owner(ofDeclaration: index)
    return file.outline.declarations.indices.contains { other in
      file.outline.declarations[other].kind == .extension
        && reader.owner(ofDeclaration: other) == owner
        && file.members(of: other).contains {
          file.name(of: file.outline.declarations[$0]) == "CodingKeys"
        }
    }
  }
}

extension SourceFile {
  /// Returns true if the attribute has this name, with or without its module.
  func isNamed(_ attribute: Attribute, _ name: String) -> Bool {
    matches(Int(attribute.name.end) - 1, name)
  }

  /// Takes one type out of the inheritance clause of a declaration, and the colon with the last one.
  ///
  /// - Parameter inherited: an index into ``Outline/inheritedTypes``.
  /// - Returns: nil if the type is part of a composition or a comment is within.
  func removal(ofInherited inherited: Int, of declaration: Declaration) -> Edit? {
    let range = outline.inheritedTypes[inherited]
    let all = declaration.inheritedTypes
    let isSimple = range.indices.allSatisfy { tokens[$0].kind.isWord || tokens[$0].kind == .period }
    guard isSimple else { return nil }
    let bytes = bytes(of: range)
    var removed: Range<Int>
    let before = Int(range.start) - 1
    let behind = Int(range.end)
    if inherited > Int(all.lowerBound) {
      guard tokens[before].kind == .comma else { return nil }
      removed = tokens[before - 1].range.upperBound..<bytes.upperBound
    } else if all.count > 1 {
      guard tokens[behind].kind == .comma else { return nil }
      removed = bytes.lowerBound..<Int(tokens[behind + 1].offset)
    } else {
      guard tokens[before].kind == .colon else { return nil }
      removed = tokens[before - 1].range.upperBound..<bytes.upperBound
    }
    guard !hasComment(in: removed, outside: []) else { return nil }
    if removed.lowerBound > removed.upperBound { removed = bytes }
    return Edit(range: removed, replacement: "")
  }
}
