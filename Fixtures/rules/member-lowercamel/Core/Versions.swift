// An underscore between two digits separates the parts of a version.
enum Versions {
  static let v0_19_17 = "0.19.17"
  static func from10_15() {}
}
