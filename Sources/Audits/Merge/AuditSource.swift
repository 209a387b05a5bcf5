import JSON

/// The file of an audit, opened by the code that may read files.
package struct AuditSource {
  /// Identifies a file and its state.
  package struct Identity: Hashable, Sendable {
    /// Equal for two paths that lead to one file.
    package let file: [UInt64]
    /// Changes whenever the file is written.
    package let version: [Int]

    package init(file: [UInt64], version: [Int]) {
      self.file = file
      self.version = version
    }
  }

  package let identity: Identity
  /// The bytes from an offset on, for a reader of JSON.
  package let bytes: (_ offset: Int) -> JSONReader.Source

  package init(identity: Identity, bytes: @escaping (_ offset: Int) -> JSONReader.Source) {
    self.identity = identity
    self.bytes = bytes
  }

  /// A source that is in memory.
  package init(_ bytes: [UInt8], identity: Identity) {
    self.init(identity: identity) { start in
      var rest = bytes.dropFirst(start)
      return { (buffer, from) throws(JSONProblem) in
        let chunk = rest.prefix(buffer.count - from)
        for (offset, byte) in chunk.enumerated() { buffer[from + offset] = byte }
        rest = rest.dropFirst(chunk.count)
        return chunk.count
      }
    }
  }

  /// Opens the file at a path. The description of a thrown error is the reason in few words.
  package typealias Opening = @Sendable (_ path: String) throws(Unreadable) -> AuditSource

  /// A file that cannot be opened.
  package struct Unreadable: Error {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }
}
