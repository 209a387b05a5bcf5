// An underscore between two digits separates the parts of a version.
enum Versions {
  static var v0_19_17 = "0.19.17"
  static var ios26_0 = 26
  // expect-next: variable-camelcase
  static var version_2 = 2
}
