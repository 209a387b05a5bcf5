/// One comment of a source file.
public struct Comment: Sendable {
  /// The four forms of Swift's comments.
  public enum Kind: UInt8, Sendable {
    /// `// …`
    case line
    /// `/* … */`, nested ones included.
    case block
    /// `/// …`
    case docLine
    /// `/** … */`
    case docBlock
  }

  /// The first byte of the comment, its delimiter included.
  public let offset: UInt32

  /// The length in bytes, with the delimiters and without the line break.
  public let length: UInt32

  /// The index of the first token after the comment.
  public let nextToken: UInt32

  /// The form of the comment.
  public let kind: Kind

  /// True if a token precedes the comment on the same line.
  public let isTrailing: Bool

  /// The bytes of the comment.
  public var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }

  /// True if the comment documents the declaration that follows.
  public var isDocumentation: Bool { kind == .docLine || kind == .docBlock }
}
