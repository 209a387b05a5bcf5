import Matching
import Project
import SwiftSource

/// Where a rule looks: `in` and `not-in` of a rule.
package struct Selector: Sendable, Hashable {
  /// Where to look: every part that is given has to hold.
  package var included: Scope
  /// Where not to look: any part is enough.
  package var excluded: Scope

  package init(included: Scope = Scope(), excluded: Scope = Scope()) {
    self.included = included
    self.excluded = excluded
  }

  /// A description of places in a project.
  package struct Scope: Sendable, Hashable {
    /// Files, relative to their app's folder or to the root.
    package var paths: GlobSet?
    /// Names of layers.
    package var layers: [String] = []
    /// Names of modules.
    package var modules: NameList?
    /// True if the file is in the folder of an app.
    package var isInApp: Bool?
    /// True if the code is a test.
    package var isTest: Bool?
    /// True if the code supports tests and is in no target of tests.
    package var isTestSupport: Bool?
    /// The settings that the file's module is built with, as far as they are known.
    package var settings: [SettingQuery] = []
    /// True if the change under review added the line.
    package var isAdded: Bool?
    /// True if the change under review added the file.
    package var isNewFile: Bool?
    /// An expression that must match a comment on the line or directly above it.
    package var comment: RegularExpression?
    /// True if the file is a script.
    package var isScript: Bool?
    /// True if the code is a preview.
    package var isPreview: Bool?
    /// True if the code runs each time that a view is drawn.
    package var isRendering: Bool?
    /// Declarations around the place; one of them has to fit.
    package var declarations: [DeclarationQuery] = []
    /// Patterns around the place; one of them has to match.
    package var inside: [TokenPattern] = []
    /// Patterns whose last braces are the innermost ones around the place; one of them has to match.
    package var directlyInside: [TokenPattern] = []
    /// Declarations of which the file has to have one.
    package var declares: [DeclarationQuery] = []
    /// True if the code runs only where a newer system is missing.
    package var isFallback: Bool?
    /// Modules of which the file imports one.
    package var imports: NameList?
    /// Patterns, one of which matches anywhere in the file.
    package var contained: [TokenPattern] = []
    /// Platforms for one of which alone the code is compiled, by `#if` or by the path of the file.
    package var platforms: Set<Platform> = []
    /// The conditions of the `#if` around the code.
    package var conditions: ConditionTerms?

    package init() {}

    /// Hashes the fields that distinguish most scopes; the rest is only compared.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(paths)
      hasher.combine(layers)
      hasher.combine(isTest)
      hasher.combine(modules)
      hasher.combine(imports)
      hasher.combine(declarations)
      hasher.combine(inside)
      hasher.combine(directlyInside)
      hasher.combine(contained)
    }

    /// True if the scope depends on more than the file's path.
    package var asksForPosition: Bool {
      isPreview != nil || isFallback != nil || !declarations.isEmpty || !inside.isEmpty
        || !directlyInside.isEmpty || !declares.isEmpty || asksForContent || comment != nil
        || !platforms.isEmpty || conditions != nil || isRendering != nil || isScript != nil
    }

    /// The parts that the path and the module of a file answer.
    fileprivate var fileParts: Scope {
      var parts = Scope()
      parts.paths = paths
      parts.layers = layers
      parts.modules = modules
      parts.isInApp = isInApp
      parts.isTest = isTest
      parts.isTestSupport = isTestSupport
      parts.settings = settings
      return parts
    }

    /// True if the scope depends on other contents of the file.
    var asksForContent: Bool { imports != nil || !contained.isEmpty }
  }

  /// True if it depends on the build settings of modules.
  package var asksForSettings: Bool { !included.settings.isEmpty || !excluded.settings.isEmpty }

  /// True if it asks which lines a change has added.
  package var asksForAddedLines: Bool { included.isAdded != nil || excluded.isAdded != nil }

  /// The selector as far as ``selects(_:layers:)`` goes: many rules share these parts.
  var fileParts: Selector { Selector(included: included.fileParts, excluded: excluded.fileParts) }

  /// Returns true if it lets a file through.
  ///
  /// - Parameter isNewFile: whether the change that the run is about has added the file.
  func selects(isNewFile: Bool) -> Bool {
    included.isNewFile ?? isNewFile == isNewFile && excluded.isNewFile != isNewFile
  }

  /// Returns true if it lets a line through.
  ///
  /// - Parameter isAdded: whether the change that the run is about has added the line.
  package func selects(isAdded: Bool) -> Bool {
    included.isAdded ?? isAdded == isAdded && excluded.isAdded != isAdded
  }

  /// Returns true if the rule looks at anything in the file at `place`.
  package func selects(_ place: Place, layers: LayerSet) -> Bool {
    included.allFileParts(place, layers) && !excluded.anyFilePart(place, layers)
  }
}

extension Selector.Scope {
  /// Returns true if the file at `place` has every part that is given.
  func holds(at place: Place, _ layerSet: LayerSet) -> Bool { allFileParts(place, layerSet) }

  // The cheapest tests come first: paths and settings come last.

  fileprivate func allFileParts(_ place: Place, _ layerSet: LayerSet) -> Bool {
    if let isInApp, isInApp != (place.app != nil) { return false }
    if let isTest, isTest != place.isTest { return false }
    if let isTestSupport, isTestSupport != place.isTestSupport { return false }
    if !layers.isEmpty, !isInLayer(place, layerSet) { return false }
    if let modules, !place.isInModule(where: { modules.matches($0) }) { return false }
    if let paths, !place.isMatched(by: paths) { return false }
    return settings.allSatisfy { $0.accepts(place.settings) }
  }

  fileprivate func anyFilePart(_ place: Place, _ layerSet: LayerSet) -> Bool {
    if let isInApp, isInApp == (place.app != nil) { return true }
    if let isTest, isTest == place.isTest { return true }
    if let isTestSupport, isTestSupport == place.isTestSupport { return true }
    if !layers.isEmpty, isInLayer(place, layerSet) { return true }
    if let modules, place.isInModule(where: { modules.matches($0) }) { return true }
    if let paths, place.isMatched(by: paths) { return true }
    return settings.contains { $0.accepts(place.settings) }
  }

  private func isInLayer(_ place: Place, _ layerSet: LayerSet) -> Bool {
    guard let layer = place.layer else { return false }
    return layers.contains(layerSet.layers[layer].name)
  }
}
