// An underscore between two digits separates the parts of a version.
enum Versions {
  static let v0_19_17 = "0.19.17"
  static let ios26_0 = 26
  // expect-next: constant-camelcase
  static let version_2 = 2
}
