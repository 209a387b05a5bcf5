import Reporting
import SwiftSource

/// The tokens and comments of a file as lines of `offset`, `length` and kind, with tabs between.
enum TokenListing {
  /// - Parameter showsText: whether line and column, and the text, are two more columns.
  static func append(_ file: SourceFile, showsText: Bool, to output: inout [UInt8]) {
    output += Array("file\t\(LogText.line(file.path))\n".utf8)
    let lines = showsText ? LineTable(file.buffer) : nil
    func line(_ range: Range<Int>, _ kind: String) {
      output += Array("\(range.lowerBound)\t\(range.count)\t\(kind)".utf8)
      if let position = lines?.position(of: range.lowerBound) {
        let text = LogText.line(file.text(range))
        output += Array("\t\(position.line):\(position.column)\t\(text)".utf8)
      }
      output.append(UInt8(ascii: "\n"))
    }
    var nextComment = 0
    let comments = file.source.comments
    for token in file.tokens {
      while nextComment < comments.count, comments[nextComment].offset < token.offset {
        let comment = comments[nextComment]
        line(Int(comment.offset)..<Int(comment.offset) + Int(comment.length), comment.kind.listed)
        nextComment += 1
      }
      line(token.range, "\(token.kind)")
    }
  }
}

extension Comment.Kind {
  /// The kind as listings name it.
  fileprivate var listed: String {
    switch self {
    case .line: "comment-line"
    case .block: "comment-block"
    case .docLine: "doc-line"
    case .docBlock: "doc-block"
    }
  }
}
