import SwiftSource

/// All that is known of a project's code before anything is learned from it.
package struct ObservedProject: Sendable {
  /// The Swift files that people wrote, sorted by path. Generated files and data of tests are left out.
  package let files: [ObservedFile]
  /// The references of each file to other files, as indices into ``files`` with how often.
  package let references: [[(file: Int32, count: Int32)]]
  /// The places where probes have found something.
  package let sightings: [Sighting]
  /// The ids of the rules that its configuration has.
  package let knownRules: Set<String>
  /// The paths of files that were added in the last year before the last commit; nil where no history tells.
  package var recent: Set<String>?

  package init(
    files: [ObservedFile], references: [[(file: Int32, count: Int32)]], sightings: [Sighting],
    knownRules: Set<String> = []
  ) {
    self.files = files
    self.references = references
    self.sightings = sightings
    self.knownRules = knownRules
  }

  /// The files below a folder, which are next to each other.
  func files(in folder: String) -> Range<Int> {
    func first(_ path: String) -> Int {
      var (low, high) = (0, files.count)
      while low < high {
        let middle = (low + high) / 2
        if files[middle].path < path { low = middle + 1 } else { high = middle }
      }
      return low
    }
    // The character after the one between folders.
    return first("\(folder)/")..<first("\(folder)0")
  }
}

/// One file, with its types and members.
package struct ObservedFile: Sendable {
  package let path: String
  /// The name of its module, nil where no manifest names one.
  package let module: String?
  package let isTest: Bool
  /// The layer of the configuration that holds it, nil for none.
  package let layer: Int?
  /// The modules that it imports, each once.
  package let imports: [String]
  /// Its types and protocols, those in code left out, in source order.
  package let types: [ObservedType]
  /// Its members that have attributes.
  package let members: [ObservedMember]
  /// More facts about the form of its types.
  package var form = ObservedForm()

  package init(
    path: String, module: String?, isTest: Bool, layer: Int?, imports: [String],
    types: [ObservedType], members: [ObservedMember]
  ) {
    self.path = path
    self.module = module
    self.isTest = isTest
    self.layer = layer
    self.imports = imports
    self.types = types
    self.members = members
  }
}

/// A struct, class, actor, enum or protocol.
package struct ObservedType: Sendable {
  package let name: String
  package let kind: DeclarationKind
  package let modifiers: ModifierSet
  /// The names of its attributes.
  package let attributes: [String]
  /// The names in its inheritance clause, without generic arguments.
  package let inherits: [String]
  package let isNested: Bool
  /// The 1-based line of its name.
  package let line: Int

  package init(
    name: String, kind: DeclarationKind, modifiers: ModifierSet, attributes: [String],
    inherits: [String], isNested: Bool, line: Int
  ) {
    self.name = name
    self.kind = kind
    self.modifiers = modifiers
    self.attributes = attributes
    self.inherits = inherits
    self.isNested = isNested
    self.line = line
  }
}

/// A function, variable or constant of a type.
package struct ObservedMember: Sendable {
  package let name: String
  package let kind: DeclarationKind
  package let modifiers: ModifierSet
  /// The names of its attributes.
  package let attributes: [String]
  /// The 1-based line of its name.
  package let line: Int

  package init(
    name: String, kind: DeclarationKind, modifiers: ModifierSet, attributes: [String], line: Int
  ) {
    self.name = name
    self.kind = kind
    self.modifiers = modifiers
    self.attributes = attributes
    self.line = line
  }
}

/// A place where a probe has found something.
package struct Sighting: Sendable {
  /// The id of the probe.
  package let probe: String
  /// An index into the files of the project.
  package let file: Int32
  /// The 1-based line.
  package let line: Int

  package init(probe: String, file: Int32, line: Int) {
    self.probe = probe
    self.file = file
    self.line = line
  }
}
