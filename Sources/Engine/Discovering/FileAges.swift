/// The files of a project that are new, as its history tells.
enum FileAges {
  /// The seconds of a year.
  private static let year = 365 * 86_400

  /// The paths of the files in a folder that were added in the last year before the last commit; nil
  /// without a history that is older.
  static func recent(in root: String) -> Set<String>? {
    func lines(_ words: [String]) -> [Substring]? {
      guard let result = try? Git.run(words, in: root, settings: ["core.hooksPath=/dev/null"]),
        result.status == 0
      else { return nil }
      return result.text.split { $0 == "\n" || $0 == "\0" }
    }
    guard let last = lines(["log", "-1", "--format=%ct"])?.first.flatMap({ Int($0) }),
      let isShallow = lines(["rev-parse", "--is-shallow-repository"])?.first, isShallow == "false",
      let before = lines(["rev-list", "-1", "--before=\(last - year)", "HEAD"]), !before.isEmpty,
      let added = lines([
        "log", "-z", "--format=", "--name-only", "--diff-filter=A", "--no-renames", "--relative",
        "\(before[0])..HEAD", "--", ".",
      ])
    else { return nil }
    return Set(added.map(String.init))
  }
}
