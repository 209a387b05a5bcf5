import Reporting
import SwiftSource

/// The tokens and comments of a file as lines of `offset`, `length` and kind, with tabs between.
enum TokenListing {
  static func append(_ file: SourceFile, to output: inout [UInt8]) {
    output += Array("file\t\(file.path.visible)\n".utf8)
    var nextComment = 0
    let comments = file.source.comments
    for token in file.tokens {
      while nextComment < comments.count, comments[nextComment].offset < token.offset {
        let comment = comments[nextComment]
        line(Int(comment.offset), Int(comment.length), comment.kind.listed, &output)
        nextComment += 1
      }
      line(Int(token.offset), token.length, "\(token.kind)", &output)
    }
  }

  private static func line(_ offset: Int, _ length: Int, _ kind: String, _ output: inout [UInt8]) {
    output += Array("\(offset)\t\(length)\t\(kind)\n".utf8)
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
