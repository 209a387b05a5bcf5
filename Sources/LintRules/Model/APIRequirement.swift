import Project

/// The oldest systems that have an API, which code may use from there on.
package struct APIRequirement: Sendable, Hashable {
  /// The first version of each platform that has the API; other platforms do not have it.
  package var versions: [Platform: DottedVersion]

  package init(_ versions: [Platform: DottedVersion]) { self.versions = versions }
}

extension APIRequirement {
  /// The systems with their first versions, such as `iOS 16, macOS 13, tvOS 16 and watchOS 9`.
  package var words: String {
    let texts = Platform.allCases.compactMap { platform in
      versions[platform].map {
        platform == .linux ? "Swift \($0) on Linux" : "\(platform.rawValue) \($0)"
      }
    }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "no system" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// True if code at some place may use an API.
enum APIStatus: Sendable, Hashable {
  /// All systems that run the code have it.
  case available
  /// Nothing says how old the systems may be that run the code; they need at least this.
  case unknown(SystemList)
  /// Some systems that run the code do not have it yet; they would need this.
  case missing(SystemList)
  /// The code is there for systems that do not have it.
  case excluded
}

/// Versions of systems, in words.
struct SystemList: Sendable, Hashable {
  private var texts: [String] = []

  var isEmpty: Bool { texts.isEmpty }

  /// - Parameter version: nil where the platform has the API in no version.
  mutating func add(_ platform: Platform, _ version: DottedVersion?) {
    switch (platform, version) {
    case (.linux, let version?): texts.append("Swift \(version) on Linux")
    case (_, let version?): texts.append("\(platform.rawValue) \(version)")
    case (_, nil): texts.append("another system than \(platform.rawValue)")
    }
  }

  /// `iOS 16, macOS 13 and tvOS 16`; of many systems the first two.
  var text: String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    if texts.count > 3 { return "\(texts[0]), \(texts[1]) or equivalent" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}
