import Matching
import Project
import SwiftSource
import YAML

/// The values that a key takes: their form, and how they are read.
package struct ValueType<Value>: Sendable {
  package let shape: Shape
  /// Reads a value, which messages call by the second argument.
  package let read: @Sendable (YAMLNode, String, inout Decoder) -> Value?

  package init(
    _ shape: Shape, read: @escaping @Sendable (YAMLNode, String, inout Decoder) -> Value?
  ) {
    self.shape = shape
    self.read = read
  }

  /// The values after a conversion.
  package func map<Other>(_ convert: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    ValueType<Other>(shape) { node, what, decoder in read(node, what, &decoder).map(convert) }
  }
}

// MARK: - Scalars

extension ValueType<String> {
  /// A text.
  package static var text: Self { Self(.text) { $2.string($0, $1) } }
  /// A text for people.
  package static var prose: Self { Self(.prose) { $2.prose($0, $1) } }
}

extension ValueType<MessageTemplate> {
  /// A message with names in braces.
  package static var message: Self {
    Self(.prose) { node, what, decoder in
      let template = decoder.prose(node, what).map { MessageTemplate($0) }
      if let template { decoder.messages.append(template) }
      return template
    }
  }
}

extension ValueType<Bool> {
  package static var bool: Self { Self(.bool) { $2.bool($0, $1) } }
}

extension ValueType<Int> {
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range, isText: false)) { $2.integer($0, $1, in: range) }
  }

  /// A number that may come from an option, and so be quoted.
  package static func count(_ range: ClosedRange<Int>) -> Self {
    Self(.integer(range, isText: true)) { node, what, decoder in
      if let text = node.scalar?.text, let count = Int(text), range.contains(count) { return count }
      return decoder.integer(node, what, in: range)
    }
  }
}

extension ValueType<DottedVersion> {
  /// A version such as `26` or `6.2`.
  package static var version: Self {
    Self(.version) { node, what, decoder in
      guard let text = decoder.string(node, what) else { return nil }
      if let version = DottedVersion(text) { return version }
      decoder.problem("\(what) must be a version such as 26 or 6.2, not '\(text)'", at: node)
      return nil
    }
  }
}

extension ValueType<RegularExpression> {
  package static var expression: Self {
    Self(.expression) { $2.regularExpression($0, $1) }
  }
}

extension ValueType<TokenPattern> {
  package static var pattern: Self { Self(.pattern) { node, _, decoder in decoder.pattern(node) } }
}

extension ValueType<Glob> {
  package static var glob: Self { Self(.glob) { $2.glob($0, $1) } }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the cases of an enum.
  package static var choice: Self {
    Self(.choice(Value.allCases.map(\.rawValue))) { $2.choice($0, $1) }
  }
}

// MARK: - Lists

extension ValueType<NameList> {
  /// Names, or globs of names.
  package static var names: Self { Self(.list(.name)) { $2.names($0, $1) } }
}

extension ValueType<ConditionTerms> {
  /// Flags and tests of `#if`.
  package static var conditionTerms: Self { ValueType<NameList>.names.map { ConditionTerms($0) } }
}

extension ValueType<GlobSet> {
  /// Globs of paths.
  package static var globs: Self { Self(.list(.glob)) { $2.globs($0, $1) } }

  /// Globs of paths, each of which has to match a file of the project.
  package static var matchingGlobs: Self {
    Self(.list(.glob)) { node, what, decoder in
      decoder.matchingGlobs(node, what, key: decoder.mappingName)
    }
  }
}

extension ValueType<[String]> {
  package static var texts: Self { Self(.list(.text)) { $2.strings($0, $1) } }
  /// Names of layers, which have to exist.
  package static var layers: Self { Self(.list(.layer)) { $2.layerNames($0, $1) } }
  /// Ids of rules, which have to exist.
  package static var ruleIDs: Self { Self(.list(.text)) { $2.ruleIDs($0, $1) } }
}

extension ValueType {
  /// One value, or a sequence of them.
  package static func list<Element>(_ element: ValueType<Element>) -> Self
  where Value == [Element] {
    Self(.list(element.shape)) { node, what, decoder in
      decoder.items(node).compactMap { element.read($0, "each of \(what)", &decoder) }
    }
  }

  /// A set of the cases of an enum.
  package static func choices<Element>() -> Self
  where
    Value == Set<Element>, Element: RawRepresentable<String> & CaseIterable & Hashable & Sendable
  {
    let shape = Shape.list(.choice(Element.allCases.map(\.rawValue)))
    return Self(shape) { Set($2.choices($0, $1)) }
  }
}

// MARK: - Mappings

extension ValueType where Value: MappingValue {
  /// A mapping with keys of its own.
  package static var mapping: Self {
    Self(.mapping(Value.mappingName)) { node, what, decoder in
      Value.mapping.read(node, &decoder, as: what)
    }
  }
}

extension ValueType<[TokenPattern]> {
  /// Patterns, those with alternatives as the several that they are short for.
  package static var patterns: Self {
    Self(.list(.pattern)) { node, _, decoder in
      decoder.items(node).flatMap { decoder.patterns($0) }
    }
  }
}

extension Decoder {
  /// Reads the text of one pattern, or of several with alternatives such as `$[a|b]`.
  package mutating func patterns(_ node: YAMLNode) -> [TokenPattern] {
    guard let text = patternText(node, "a pattern") else { return [] }
    checkEnd(of: node, "a pattern")
    guard isVerified, let sharedPatterns else { return patterns(text, at: node) }
    if let known = sharedPatterns[text] { return known }
    let patterns = patterns(text, at: node)
    sharedPatterns.add(patterns, of: text)
    return patterns
  }

  private mutating func patterns(_ text: String, at node: YAMLNode) -> [TokenPattern] {
    do {
      return try PatternAlternatives.expand(text).compactMap { pattern($0, at: node) }
    } catch {
      problem(error.message, at: node)
      return []
    }
  }

  /// Reads the text of one pattern.
  package mutating func pattern(_ node: YAMLNode) -> TokenPattern? {
    guard let text = patternText(node, "a pattern") else { return nil }
    checkEnd(of: node, "a pattern")
    return pattern(text, at: node)
  }

  private mutating func pattern(_ text: String, at node: YAMLNode) -> TokenPattern? {
    if let known = knownPatterns[text] { return known }
    do {
      let pattern = try TokenPattern(text, in: &patternFile)
      knownPatterns[text] = pattern
      return pattern
    } catch {
      problem(error.message, at: node)
      return nil
    }
  }
}
