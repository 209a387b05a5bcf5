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
  /// True if there are such parts.
  let asksForPosition: Bool

  init(_ selector: Selector, _ builder: inout ProgramBuilder) {
    self.selector = selector
    included = CompiledScope(selector.included, &builder)
    excluded = CompiledScope(selector.excluded, isExcluded: true, &builder)
    asksForPosition = included != nil || excluded != nil
  }
}

/// The parts of a scope about positions in a file, those first that cost the least to ask.
struct CompiledScope: Sendable {
  /// A condition on a position.
  enum Part: Sendable {
    /// Modules of which the file imports one.
    case imports(NameList)
    /// Patterns of which one matches anywhere in the file.
    case contained([PatternID])
    case script(Bool)
    /// Code of previews, or none; with helpers also what only helps them in debug builds.
    case preview(Bool, withHelpers: Bool)
    case fallback(Bool)
    /// The platforms for which the code is compiled.
    case platforms(PlatformSet)
    /// The conditions of the `#if` around the position.
    case conditions(ConditionTerms)
    /// Patterns around the position.
    case inside([PatternID])
    /// Patterns whose last braces are the innermost ones around the position.
    case directlyInside([PatternID])
    /// Declarations around the position.
    case declarations([QueryID])
    /// Declarations of which the file has one.
    case declares([QueryID])
    /// An expression that a comment at the position has to match.
    case comment(RegularExpression)
    case rendering(Bool)
  }

  let parts: [Part]

  /// Nil where the scope asks for no position.
  ///
  /// - Parameter isExcluded: true for the code that does not count.
  init?(_ scope: Selector.Scope, isExcluded: Bool = false, _ builder: inout ProgramBuilder) {
    guard scope.asksForPosition else { return nil }
    var parts: [Part] = []
    if let imports = scope.imports { parts.append(.imports(imports)) }
    let contained = scope.contained.map { builder.patterns.locate($0) }
    if !contained.isEmpty { parts.append(.contained(contained)) }
    if let isScript = scope.isScript { parts.append(.script(isScript)) }
    if let isPreview = scope.isPreview {
      parts.append(.preview(isPreview, withHelpers: isExcluded == isPreview))
    }
    if let isFallback = scope.isFallback { parts.append(.fallback(isFallback)) }
    let platforms = PlatformSet(scope.platforms)
    if !platforms.isEmpty { parts.append(.platforms(platforms)) }
    if let conditions = scope.conditions { parts.append(.conditions(conditions)) }
    let inside = scope.inside.map { builder.patterns.locate($0) }
    if !inside.isEmpty { parts.append(.inside(inside)) }
    let directlyInside = scope.directlyInside.map { builder.patterns.locate($0) }
    if !directlyInside.isEmpty { parts.append(.directlyInside(directlyInside)) }
    let declarations = scope.declarations.map { builder.queries.id(of: $0) }
    if !declarations.isEmpty { parts.append(.declarations(declarations)) }
    let declares = scope.declares.map { builder.queries.id(of: $0) }
    if !declares.isEmpty { parts.append(.declares(declares)) }
    if let comment = scope.comment { parts.append(.comment(comment)) }
    if let isRendering = scope.isRendering { parts.append(.rendering(isRendering)) }
    self.parts = parts
  }
}
