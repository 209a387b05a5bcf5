// An underscore between two digits separates the parts of a version.
enum Version {
  case v10_15, v11_0
}
