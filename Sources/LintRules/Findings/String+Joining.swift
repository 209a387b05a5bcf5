extension String {
  /// The texts one behind the other, in no more memory than they need: a string that is appended to
  /// takes up to twice as much, and a project may have a million findings with some of them.
  init(joining texts: [String]) {
    let filled = texts.filter { !$0.isEmpty }
    guard filled.count > 1 else {
      self = filled.first ?? ""
      return
    }
    self = ""
    reserveCapacity(filled.reduce(0) { $0 + $1.utf8.count })
    for text in filled { self += text }
  }
}
