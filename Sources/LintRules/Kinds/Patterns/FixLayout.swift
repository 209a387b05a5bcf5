import SwiftSource

/// Breaks and indents the lines of a replacement as the file does.
///
/// In a template two spaces at the start of a line stand for one step of indentation, and every line
/// is below the first line of what is replaced. Code that has a line for itself moves as a
/// whole, so that the lines in it keep their places towards each other.
struct FixLayout {
  /// The first byte of what is replaced.
  private let offset: Int

  /// - Parameter offset: the first byte of what is replaced.
  init(at offset: Int) { self.offset = offset }

  /// A text of the template.
  func lines(of template: String, in file: SourceFile) -> String {
    let parts = template.split(separator: "\n", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return template }
    // The text before the line of the replaced code.
    let indentation = file.indentation(at: offset)
    let lineBreak = file.lineBreak
    let step = file.stepOfIndentation
    let rest = parts.dropFirst().map { line in
      let spaces = line.prefix { $0 == " " }.count
      let steps = String(repeating: step, count: spaces / 2)
      return lineBreak + indentation + steps + line.dropFirst(spaces)
    }
    return parts[0] + rest.joined()
  }

  /// The code in `range`, moved to where the last line of `text` ends if nothing is there yet.
  func code(_ range: TokenRange, behind text: String, in file: SourceFile) -> String {
    let code = file.text(of: range)
    guard let line = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return code }
    let target = text[text.utf8.index(after: line)...]
    guard target.allSatisfy({ $0 == " " || $0 == "\t" }), !range.isEmpty else { return code }
    let lineBreak = file.lineBreak
    let lines = code.split(separator: lineBreak, omittingEmptySubsequences: false)
    let source = margin(of: range, lines, in: file)
    let kept = file.linesToKeep(in: range, source)
    return lines.enumerated().map { index, line in
      guard index > 0, line.hasPrefix(source), !kept.contains(index) else { return String(line) }
      return String(target) + line.dropFirst(source.count)
    }.joined(separator: lineBreak)
  }

  /// The indentation of the statement that the code starts with: one step further than its line where it is
  /// behind the brace of a block whose other lines are so.
  private func margin(of range: TokenRange, _ lines: [Substring], in file: SourceFile) -> String {
    let first = file.indentation(at: file.bytes(of: range).lowerBound)
    guard !file.tokens[Int(range.start)].startsLine else { return first }
    let inner = first + file.stepOfIndentation
    let isInner = lines.dropFirst().allSatisfy { line in
      line.hasPrefix(inner) || line.allSatisfy(\.isWhitespace)
    }
    return isInner ? inner : first
  }
}

extension SourceFile {
  /// The white space at the start of the line of the byte at `offset`.
  func indentation(at offset: Int) -> String {
    let start = lineRange(of: offset..<offset).lowerBound
    var end = start
    while end < offset, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(buffer.padded[end]) {
      end += 1
    }
    return text(start..<end)
  }

  /// The lines of the code, from 0, that are in strings of which some lines are indented less than `margin`:
  /// the text of those depends on where all of its lines start.
  fileprivate func linesToKeep(in range: TokenRange, _ margin: String) -> Set<Int> {
    var kept: Set<Int> = []
    let code = bytes(of: range)
    var open: [Int] = []
    for token in range.indices {
      let bytes = tokens[token].range
      switch tokens[token].kind {
      case .stringStart: open.append(bytes.lowerBound)
      case .stringEnd:
        guard let start = open.popLast() else { continue }
        keep(start..<bytes.upperBound)
      case .string: keep(bytes)
      default: continue
      }
    }
    return kept

    func keep(_ string: Range<Int>) {
      let lines = text(string).split(separator: lineBreak, omittingEmptySubsequences: false)
      let isMoved = lines.dropFirst().allSatisfy { line in
        line.hasPrefix(margin) || line.allSatisfy(\.isWhitespace)
      }
      guard lines.count > 1, !isMoved else { return }
      let before = text(code.lowerBound..<string.lowerBound)
      let first = before.split(separator: lineBreak, omittingEmptySubsequences: false).count - 1
      kept.formUnion(first + 1..<first + lines.count)
    }
  }

  /// One step of indentation, as the start of the file has it.
  fileprivate var stepOfIndentation: String {
    let indented = tokens.prefix(500).first { token in
      token.startsLine && !indentation(at: Int(token.offset)).isEmpty
    }
    return indented.map { indentation(at: Int($0.offset)) } ?? "  "
  }
}
