/// The part of a declaration before its name: attributes, modifiers and the introducing keyword.
struct DeclarationHeader {
  /// The first attribute, modifier or the introducer.
  let start: Int
  /// A range of ``Outline/attributes``.
  let attributes: Range<Int32>
  let modifiers: ModifierSet
  /// The word that introduces the declaration.
  let introducer: Int
  let kind: DeclarationKind
  /// The innermost `#if` clause around it, -1 outside.
  var clause: Int32 = -1
}
