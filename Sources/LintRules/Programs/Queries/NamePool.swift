import Buffers
import Matching
import SwiftSource

/// The lists of names of a run, laid out so that a name in a file is compared byte by byte and no
/// text is made of it.
///
/// All entries of all lists are in a few flat arrays; a list is its place in each of them.
struct NamePool: Sendable {
  /// One list: entries that are names, globs with a star or two, and any other globs.
  private struct List {
    var plain: Range<Int>
    var affixes: Range<Int>
    var globs: Range<Int>
    /// True if entries have placeholders, whose values decide.
    var isTemplate: Bool
    /// True if an entry matches the empty name: many declarations have no type or value.
    var matchesEmpty: Bool
    /// The first bytes of the names of entries with a fixed start, and the last bytes of those with
    /// only a fixed end.
    var starts = ByteSet()
    var ends = ByteSet()
    /// True if an entry has neither a fixed start nor a fixed end.
    var hasOpenEntries = false

    mutating func note(_ edge: Edge) {
      switch edge {
      case .start(let bytes): for byte in bytes.prefix(1) { starts.insert(byte) }
      case .end(let bytes): for byte in bytes.suffix(1) { ends.insert(byte) }
      case .inside, .open: hasOpenEntries = true
      }
    }

    /// Returns true if a name with these first and last bytes may be in the list. Most names are in
    /// no list, and need no further look.
    @inline(__always)
    func mayHold(first: UInt8, last: UInt8) -> Bool {
      starts.contains(first) || ends.contains(last) || hasOpenEntries
    }
  }

  /// An entry that is a name.
  private struct Plain {
    let hash: UInt32
    let bytes: Range<Int>
  }

  /// A glob such as `Get*UseCase` or `*Model*`: the start and the end of a name, and the text
  /// between them.
  private struct Affixes {
    let prefix: Range<Int>
    let infix: Range<Int>
    let suffix: Range<Int>

    /// Any name.
    static let none = Affixes(prefix: 0..<0, infix: 0..<0, suffix: 0..<0)
  }

  private var lists: ContiguousArray<List> = []
  private var plain: ContiguousArray<Plain> = []
  private var affixes: ContiguousArray<Affixes> = []
  /// All other globs, with the fixed bytes that a name must have.
  private var globs: ContiguousArray<(fixed: Affixes, glob: NameGlob)> = []
  private var bytes: ContiguousArray<UInt8> = []
  /// The lists as they were given.
  private var originals: ContiguousArray<NameList> = []
  private var ids: [NameList: NameListID] = [:]

  /// The ID of the list, which is added unless it is there.
  mutating func id(of list: NameList) -> NameListID {
    if let id = ids[list] { return id }
    let start = (plain.count, affixes.count, globs.count)
    for pattern in list.patterns {
      // The values of placeholders, which stand in braces too, are not known here.
      let globs = list.hasPlaceholders ? [pattern] : NameList.plainer(pattern)
      for glob in globs { add(glob) }
    }
    plain[start.0...].sort { $0.hash < $1.hash }
    lists.append(
      List(
        plain: start.0..<plain.count, affixes: start.1..<affixes.count,
        globs: start.2..<globs.count, isTemplate: list.hasPlaceholders,
        matchesEmpty: list.matchesEmpty))
    originals.append(list)
    let id = NameListID(lists.count - 1)
    ids[list] = id
    for edge in edges(of: id) { lists[id.index].note(edge) }
    return id
  }

  private mutating func add(_ pattern: String) {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    let hasStarsAlone = parts.allSatisfy { NameList.isPlain(String($0)) }
    switch parts.count {
    case 1 where hasStarsAlone:
      let range = append(parts[0])
      plain.append(Plain(hash: WordHash.short(of: pattern), bytes: range))
    case 2 where hasStarsAlone:
      affixes.append(Affixes(prefix: append(parts[0]), infix: 0..<0, suffix: append(parts[1])))
    case 3 where hasStarsAlone && parts[0].isEmpty && parts[2].isEmpty:
      affixes.append(Affixes(prefix: 0..<0, infix: append(parts[1]), suffix: 0..<0))
    default:
      // A list's globs have been compiled once, so that this one can be too.
      globs.append((fixedBytes(of: pattern), NameGlob(verified: pattern)))
    }
  }

  /// The bytes that a name must have to match the glob: `Row` inside for `*Row[A-Z]*`.
  private mutating func fixedBytes(of pattern: String) -> Affixes {
    var parts: [[UInt8]] = [[]]
    var rest = pattern.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "?"): parts.append([])
      case UInt8(ascii: "["):
        while let member = rest.popFirst(), member != UInt8(ascii: "]") {
          if member == UInt8(ascii: "\\") { return .none }
        }
        parts.append([])
      case UInt8(ascii: "{"), UInt8(ascii: "\\"): return .none
      default: parts[parts.count - 1].append(byte)
      }
    }
    let inner = parts.dropFirst().dropLast().max { $0.count < $1.count } ?? []
    return Affixes(
      prefix: append(parts[0]), infix: append(inner),
      suffix: append(parts.count > 1 ? parts[parts.count - 1] : []))
  }

  private mutating func append(_ text: Substring) -> Range<Int> { append(Array(text.utf8)) }

  private mutating func append(_ text: [UInt8]) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return start..<bytes.count
  }

  /// The list as it was given.
  func original(_ id: NameListID) -> NameList { originals[id.index] }

  /// Returns true if the values of placeholders decide what the list matches.
  func isTemplate(_ id: NameListID) -> Bool { lists[id.index].isTemplate }

  /// The fixed bytes of a list entry.
  enum Edge {
    /// A name starts with these bytes.
    case start(ArraySlice<UInt8>)
    /// A name ends with these bytes.
    case end(ArraySlice<UInt8>)
    /// A name contains these bytes.
    case inside(ArraySlice<UInt8>)
    /// Nothing.
    case open
  }

  /// The hashes of the entries that are names.
  func hashes(of id: NameListID) -> [UInt32] { plain[lists[id.index].plain].map(\.hash) }

  /// Returns the fixed bytes of the list's entries.
  ///
  /// - Parameter includesPlain: whether those count that are names.
  func edges(of id: NameListID, includesPlain: Bool = true) -> [Edge] {
    let list = lists[id.index]
    let names =
      includesPlain ? plain[list.plain].map { Edge.start(Array(bytes[$0.bytes])[...]) } : []
    let parts = (affixes[list.affixes] + globs[list.globs].map(\.fixed)).map { glob -> Edge in
      if !glob.prefix.isEmpty { return .start(Array(bytes[glob.prefix])[...]) }
      if !glob.suffix.isEmpty { return .end(Array(bytes[glob.suffix])[...]) }
      return glob.infix.isEmpty ? .open : .inside(Array(bytes[glob.infix])[...])
    }
    return names + parts
  }

  /// Returns false if a name with these ends is in no entry of the list.
  @inline(__always)
  func mayHold(_ id: NameListID, _ ends: NameEnds) -> Bool {
    ends.areUnknown || lists[id.index].isTemplate
      || lists[id.index].mayHold(first: ends.first, last: ends.last)
  }

  /// Returns true if an entry of the list, which has no placeholders, is the name at `range` of
  /// `text`.
  ///
  /// - Parameter hash: that of the name's token, 0 where the name is not one token.
  func matches(_ id: NameListID, _ text: BufferView<UInt8>, _ range: Range<Int>, hash: UInt32)
    -> Bool
  {
    guard
      range.isEmpty
        || lists[id.index].mayHold(first: text[range.lowerBound], last: text[range.upperBound - 1])
    else { return false }
    let names = lists[id.index].plain
    // They are sorted by their hashes.
    var index =
      hash == 0 ? names.lowerBound : names.partitioningIndex { plain[$0].hash >= hash }
    while index < names.upperBound, hash == 0 || plain[index].hash == hash {
      if isSame(plain[index].bytes, text, range) { return true }
      index &+= 1
    }
    for index in lists[id.index].affixes where matches(affixes[index], text, range) { return true }
    for index in lists[id.index].globs
    where matches(globs[index].fixed, text, range)
      && globs[index].glob.matches(text.extracting(range))
    { return true }
    return false
  }

  private func matches(_ glob: Affixes, _ text: BufferView<UInt8>, _ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard range.count >= glob.prefix.count + glob.suffix.count + glob.infix.count,
      isSame(glob.suffix, text, end - glob.suffix.count..<end),
      isSame(glob.prefix, text, start..<start + glob.prefix.count)
    else { return false }
    return glob.infix.isEmpty || text.holds(bytes.view.extracting(glob.infix), in: range)
  }

  @inline(__always)
  private func isSame(_ own: Range<Int>, _ text: BufferView<UInt8>, _ range: Range<Int>) -> Bool {
    guard own.count == range.count else { return false }
    // From the end: names differ there less often, but globs mostly ask for it.
    var offset = own.count &- 1
    while offset >= 0 {
      if bytes[own.lowerBound &+ offset] != text[range.lowerBound &+ offset] { return false }
      offset &-= 1
    }
    return true
  }
}

/// The first and the last byte of a declared name: dozens of queries look at them for each declaration.
struct NameEnds {
  var first: UInt8 = 0
  var last: UInt8 = 0
  /// True for a name that is not one token.
  var areUnknown = true
}

extension SourceFile {
  /// The ends of the name in `range`. Not an initializer, which would take a copy of the file.
  func nameEnds(of range: TokenRange) -> NameEnds {
    var ends = NameEnds()
    guard range.end == range.start + 1 else { return ends }
    let bytes = nameRange(Int(range.start))
    guard !bytes.isEmpty else { return ends }
    ends.first = buffer.padded[bytes.lowerBound]
    ends.last = buffer.padded[bytes.upperBound - 1]
    ends.areUnknown = false
    return ends
  }
}

extension BufferView<UInt8> {
  /// Returns true if the bytes of `wanted`, which is not empty, appear in `range`.
  func holds(_ wanted: BufferView<UInt8>, in range: Range<Int>) -> Bool {
    let first = EightBytes.repeating(wanted[0])
    let last = range.upperBound &- wanted.count
    var offset = range.lowerBound
    while offset <= last {
      if offset &+ 8 <= count {
        // Names seldom have the first byte at all.
        let found = EightBytes.zeros(EightBytes.load(self, at: offset) ^ first)
        guard found != 0 else {
          offset &+= 8
          continue
        }
        offset &+= found.trailingZeroBitCount &>> 3
        guard offset <= last else { return false }
      }
      var index = 0
      while index < wanted.count, self[offset &+ index] == wanted[index] { index &+= 1 }
      if index == wanted.count { return true }
      offset &+= 1
    }
    return false
  }
}

extension NamePool {
  /// Returns true if an entry of the list, which has no placeholders, is the token's name without
  /// back-quotes.
  @inline(__always)
  func matches(_ id: NameListID, token: Int, in file: SourceFile) -> Bool {
    let hash = file.tokens[token].kind.isWord ? file.tokens[token].hash : 0
    return matches(id, file.buffer.padded.view, file.nameRange(token), hash: hash)
  }

  /// Returns true if an entry of the list, which has no placeholders, is `text`.
  func matches(_ id: NameListID, _ text: String) -> Bool { originals[id.index].matches(text) }

  /// Returns true if an entry of the list, which has no placeholders, is the empty name.
  func matchesEmpty(_ id: NameListID) -> Bool { lists[id.index].matchesEmpty }
}
