extension Substring {
  /// The name of a folder without the ending of a plural: `Zap` of `Zaps`, `Story` of `Stories`.
  var singular: Substring {
    if hasSuffix("ies") { return dropLast(3) + "y" }
    return hasSuffix("s") && !hasSuffix("ss") ? dropLast() : self
  }
}
