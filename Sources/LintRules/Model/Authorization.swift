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
      guard let open = value.firstIndex(of: "("), let close = value.lastIndex(of: ")"), open < close
      else { return nil }
      let path = value[..<open].split(separator: " ").joined(separator: " ")
      let reason = String(value[value.index(after: open)..<close])
      guard !reason.isEmpty, let glob = try? Glob(path) else { return nil }
      return Authorization(paths: GlobSet([glob]), reason: reason)
    }
  }
}
