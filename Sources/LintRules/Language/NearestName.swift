/// Finds the name that a misspelling is meant to be.
package enum NearestName {
  /// The closest of `names` to `name`, nil when none is close.
  ///
  /// Close means: at most a third of the letters, and at least one, have to be inserted, deleted,
  /// replaced or swapped with a neighbor (the optimal string alignment distance).
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    let letterCounts = counts(of: wanted)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased().utf8)
      guard mayBeWithin(limit, wanted, letterCounts, letters[...]) else { continue }
      let distance = distance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    // Somebody may have misspelt the start of a longer name, up to one of its hyphens.
    return best?.name ?? starting(with: wanted, among: names, limit: limit)
      ?? holding(words(of: name), among: names)
  }

  /// The shortest name with all words of another one, as `no-force-try` has those of `force_try`; of a
  /// single word the only name with it.
  private static func holding(
    _ wanted: [String], among names: some Sequence<String>
  ) -> String? {
    guard let long = wanted.first(where: { $0.count >= leastWord }) else { return nil }
    // Words that are alike start alike, which most names do not have anywhere.
    let start = Array(long.utf8.prefix(leastWord))
    let found = names.filter { name in
      guard Array(name.lowercased().utf8).firstRange(of: start) != nil else { return false }
      let words = words(of: name)
      return wanted.allSatisfy { word in words.contains { areAlike(word, $0) } }
    }
    guard wanted.count > 1 || found.count == 1 else { return nil }
    return found.min { $0.utf8.count < $1.utf8.count }
  }

  /// How many letters of a word may stand for it, as `unwrap` does for `unwrapping`.
  private static let leastWord = 4

  private static func areAlike(_ left: String, _ right: String) -> Bool {
    left == right
      || min(left.count, right.count) >= leastWord
        && (left.hasPrefix(right) || right.hasPrefix(left))
  }

  /// The words of a name in lower case, whatever separates them.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || character.isUppercase && word.last?.isLowercase == true {
        words.append(word)
        word = ""
      }
      if isWord { word.append(character) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  private static func starting(
    with wanted: [UInt8], among names: some Sequence<String>, limit: Int
  ) -> String? {
    guard wanted.count > 3 else { return nil }
    let letterCounts = counts(of: wanted)
    return names.first { name in
      let letters = Array(name.lowercased().utf8)
      // A start of another length is too far away.
      var end = max(0, wanted.count - limit)
      while end < letters.count, end <= wanted.count + limit {
        if letters[end] == UInt8(ascii: "-"),
          mayBeWithin(limit, wanted, letterCounts, letters[..<end]),
          distance(wanted, Array(letters[..<end])) <= limit
        {
          return true
        }
        end += 1
      }
      return false
    }
  }

  /// `; did you mean 'x'?` for the closest of `names`, nothing when none is close.
  ///
  /// - Parameter remedy: what to do where none is close.
  package static func hint(
    _ name: String, among names: some Sequence<String>, or remedy: String = ""
  ) -> String {
    of(name, among: names).map { "; did you mean '\($0)'?" }
      ?? (remedy.isEmpty ? "" : "; \(remedy)")
  }

  /// The rule that a misspelling is meant to be, or else where to find all.
  package static func hint(ofRule name: String, among names: some Sequence<String>) -> String {
    hint(name, among: names, or: "'archlint rules' lists them all")
  }

  /// How often each byte is in the text.
  private static func counts(of text: [UInt8]) -> [Int] {
    text.reduce(into: [Int](repeating: 0, count: 256)) { $0[Int($1)] += 1 }
  }

  /// The bytes of the text as a set of bits, in which several bytes share one.
  private static func letterSet(of text: ArraySlice<UInt8>) -> UInt64 {
    text.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Returns false where the letters alone, in any order, say that the distance exceeds the limit:
  /// that takes one step for each letter, and the distance the square of them.
  ///
  /// - Parameter counts: how often each byte is in `wanted`.
  private static func mayBeWithin(
    _ limit: Int, _ wanted: [UInt8], _ counts: [Int], _ letters: ArraySlice<UInt8>
  ) -> Bool {
    let surplus = letters.count - wanted.count
    guard abs(surplus) <= limit else { return false }
    // Each letter that one of them lacks takes an edit.
    let (own, other) = (letterSet(of: wanted[...]), letterSet(of: letters))
    guard (own & ~other).nonzeroBitCount <= limit, (other & ~own).nonzeroBitCount <= limit else {
      return false
    }
    var counts = counts
    var added = 0
    for letter in letters {
      counts[Int(letter)] -= 1
      if counts[Int(letter)] < 0 { added += 1 }
    }
    // Each edit adds a letter, takes one away, or does both.
    return max(added, added - surplus) <= limit
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    // The rows of the table above the one that is being filled.
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var current = [i]
      current.reserveCapacity(right.count + 1)
      for j in 1...right.count {
        var cost = min(last[j], current[j - 1]) + 1
        cost = min(cost, last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
