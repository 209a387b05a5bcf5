import Matching
import Project

/// A permission to change protected files.
package struct Authorization: Sendable, Hashable {
  /// The files, relative to their app's folder or to the root.
  package var paths: GlobSet
  package var reason: String
  /// The last day on which it holds, nil when it has no end.
  package var until: CalendarDay?

  package init(paths: GlobSet, reason: String, until: CalendarDay? = nil) {
    self.paths = paths
    self.reason = reason
    self.until = until
  }

  /// The trailer of a commit message that authorizes a change.
  package static let trailer = "Archlint-Authorized"

  /// The authorizations that a commit message gives in lines such as
  /// `Archlint-Authorized: Presentation/Navigation/** (agreed with the owners)`. One without a
  /// reason is none.
  package static func trailers(in message: String) -> [Authorization] {
    CommitTrailer.values(of: trailer, in: message).compactMap { value in
      let (path, reason) = parts(of: value)
      guard let reason, let glob = try? Glob(path) else { return nil }
      return Authorization(paths: GlobSet([glob]), reason: reason)
    }
  }

  /// The glob of a trailer and its reason, nil if it has none.
  private static func parts(of value: String) -> (path: String, reason: String?) {
    guard let open = value.firstIndex(of: "("), let close = value.lastIndex(of: ")"), open < close
    else { return (value, nil) }
    let path = value[..<open].split(separator: " ").joined(separator: " ")
    let reason = value[value.index(after: open)..<close]
    return (path, reason.allSatisfy(\.isWhitespace) ? nil : String(reason))
  }

  /// The mistake in the authorizations of a commit message, the first thing only; nil if nothing is.
  ///
  /// - Parameter matches: whether a changed file is one of the globs'.
  package static func mistake(in message: String, _ matches: (GlobSet) -> Bool) -> String? {
    for value in CommitTrailer.values(of: trailer, in: message) {
      let (path, reason) = parts(of: value)
      let name = "'\(trailer): \(value)'"
      guard let glob = try? Glob(path), !path.isEmpty else { return "\(name) has no glob" }
      guard reason != nil else {
        return "\(name) has no reason; write '\(trailer): \(path) (reason)'"
      }
      guard matches(GlobSet([glob])) else {
        return "\(name) matches none of the changed files"
      }
    }
    return nil
  }
}
