/// Closures outside bodies and values, which may declare something too.
extension OutlineScanner {
  /// Enters the closures in the attributes before a declaration, whose header is then read again.
  ///
  /// - Returns: whether there are any that have not been walked.
  mutating func enterClosures(inAttributesOf header: DeclarationHeader) -> Bool {
    guard !header.attributes.isEmpty, header.start >= endOfWalkedAttributes else { return false }
    var braces: ContiguousArray<Int> = []
    for attribute in header.attributes where outline.attributes[Int(attribute)].arguments >= 0 {
      let open = Int(outline.attributes[Int(attribute)].arguments)
      addBraces(in: open + 1..<max(tokens[open].partner, open + 1), to: &braces)
    }
    guard !braces.isEmpty else { return false }
    outline.attributes.removeLast(header.attributes.count)
    endOfWalkedAttributes = header.introducer
    enter(braces, owner: owner, resume: header.start)
    return true
  }

  /// Enters the closures in the default arguments of the declarations from `first` on; the walk then
  /// continues where it is now.
  mutating func enterClosures(inDefaultArgumentsFrom first: Int) {
    for owner in (first..<outline.declarations.count).reversed() {
      let parameters = outline.declarations[owner].parameters
      guard !parameters.isEmpty else { continue }
      var braces: ContiguousArray<Int> = []
      for parameter in parameters {
        addBraces(in: outline.parameters[Int(parameter)].defaultValue.indices, to: &braces)
      }
      enter(braces, owner: Int32(truncatingIfNeeded: owner), resume: index)
    }
  }

  /// Enters several braces. The last one is entered first: what is entered later is on top of it and
  /// is walked before.
  private mutating func enter(_ braces: ContiguousArray<Int>, owner: Int32, resume: Int) {
    var resume = resume
    for open in braces.reversed() {
      enter(.code, at: open, owner: owner, resume: resume)
      resume = index
    }
  }

  /// Adds the outermost braces in a range of tokens.
  private func addBraces(in range: Range<Int>, to braces: inout ContiguousArray<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .leftBrace {
        braces.append(index)
        index = tokens.endOfGroup(at: index)
      } else {
        index += 1
      }
    }
  }
}
