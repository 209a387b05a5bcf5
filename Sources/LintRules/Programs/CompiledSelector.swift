import Matching
import Project
import SwiftSource

/// A selector in a run.
final class CompiledSelector: Sendable {
  /// The selector as it was written; its parts about files are asked as they are.
  let selector: Selector
  /// The parts about positions in a file, nil if the selector asks for none.
  let included: CompiledScope?
  let excluded: CompiledScope?

  init(_ selector: Selector, _ builder: inout ProgramBuilder) {
    self.selector = selector
    included = CompiledScope(selector.included, &builder)
    excluded = CompiledScope(selector.excluded, &builder)
  }

  /// True if ranges of patterns decide.
  var asksForRanges: Bool {
    [included, excluded].contains { $0.map { !$0.inside.isEmpty || !$0.contained.isEmpty } ?? false }
  }
}

/// The parts of a scope about positions in a file.
struct CompiledScope: Sendable {
  let isPreview: Bool?
  let isFallback: Bool?
  let isRendering: Bool?
  /// Expressions that a comment at the position has to match.
  let comment: RegularExpression?
  /// Modules of which the file imports one.
  let imports: NameList?
  /// Declarations around the position.
  let declarations: [QueryID]
  /// Declarations of which the file has one.
  let declares: [QueryID]
  /// Patterns around the position.
  let inside: [PatternID]
  /// Patterns whose last braces are the innermost ones around the position.
  let directlyInside: [PatternID]
  /// Patterns of which one matches anywhere in the file.
  let contained: [PatternID]
  /// The platforms for which the code is compiled, empty for any.
  let platforms: PlatformSet
  /// The conditions of the `#if` around the position.
  let conditions: ConditionTerms?

  /// Nil where the scope asks for no position.
  init?(_ scope: Selector.Scope, _ builder: inout ProgramBuilder) {
    guard scope.asksForPosition else { return nil }
    isPreview = scope.isPreview
    isFallback = scope.isFallback
    isRendering = scope.isRendering
    comment = scope.comment
    imports = scope.imports
    declarations = scope.declarations.map { builder.queries.id(of: $0) }
    declares = scope.declares.map { builder.queries.id(of: $0) }
    inside = scope.inside.map { builder.patterns.locate($0) }
    directlyInside = scope.directlyInside.map { builder.patterns.locate($0) }
    contained = scope.contained.map { builder.patterns.locate($0) }
    platforms = PlatformSet(scope.platforms)
    conditions = scope.conditions
  }
}
