import Project

/// The systems that `--target` names.
struct TargetSystems: Sendable, Hashable {
  let versions: [Platform: DottedVersion]

  /// Reads systems with their versions, such as `iOS 17` or `iOS 17 and macOS 14`.
  init(_ text: String) throws(UsageError) {
    var versions: [Platform: DottedVersion] = [:]
    let words = text.split { $0 == "," || $0 == " " }.filter { $0 != "and" }
    var index = 0
    while index < words.count {
      let name = words[index].prefix { $0.isLetter }
      let rest = words[index].dropFirst(name.count)
      var number = rest
      if rest.isEmpty, index + 1 < words.count {
        index += 1
        number = words[index]
      }
      guard let platform = Self.platform(name), let version = DottedVersion(number) else {
        throw UsageError(
          message: "--target takes systems with versions, such as 'iOS 17' or 'iOS 17, macOS 14', "
            + "not '\(text)'")
      }
      versions[platform] = version
      index += 1
    }
    guard !versions.isEmpty else {
      throw UsageError(message: "--target takes a system with a version, such as 'iOS 17'")
    }
    self.versions = versions
  }

  private static func platform(_ name: Substring) -> Platform? {
    Platform.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }
}

extension Option {
  /// The option that raises the deployment targets of a run.
  static func target(_ field: Field<TargetSystems?>) -> Option<Options> {
    Option(
      "target", "SYSTEM", value: field,
      short: "check as if all modules were built for this system and version",
      long: "Check as if all modules were built for this system, at least in this version, such as "
        + "'iOS 17' or 'iOS 17, macOS 14': lists what waits for a newer deployment target.",
      accepts: ["iOS 17", "iOS17", "macOS 14.2, iOS 17"], refuses: ["iOS", "17", "", "dos 3"]
    ) { (text) throws(UsageError) in try TargetSystems(text) }
  }
}
