/// Lines of commit messages in the form `Name: value`.
package enum CommitTrailer {
  /// The values that messages give the trailer, in any case of its name; empty ones do not count.
  package static func values(of name: String, in message: String) -> [String] {
    message.split(whereSeparator: \.isNewline).compactMap { line in
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased()
      else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return value.isEmpty ? nil : String(value)
    }
  }
}
