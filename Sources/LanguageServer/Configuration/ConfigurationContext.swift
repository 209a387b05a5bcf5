/// The place in a configuration that is being edited: the keys around it, as far as the lines above
/// tell them. The text need not be valid yet.
struct ConfigurationContext: Equatable {
  /// The keys around the place, outermost first.
  var keys: [String] = []
  /// The key whose value is being written, nil where a key or an item of a list is.
  var key: String?
  /// The part of the word that is there already.
  var word = ""

  /// - Parameters:
  ///   - lines: the text line by line, up to the line of the place.
  ///   - column: the place on the last line, in bytes.
  init(lines: [String], column: Int) {
    guard let last = lines.last else { return }
    let current = String(decoding: last.utf8.prefix(column), as: UTF8.self)
    let line = Line(current)
    var indent = line.keyColumn
    if let dash = line.dashColumn { indent = dash + 1 }
    keys = Self.keys(above: lines.dropLast(), indent: indent)
    if line.dashColumn != nil, line.key == nil, !line.rest.contains("{") {
      word = line.rest
      return
    }
    guard let key = line.key else {
      word = line.rest
      return
    }
    read(line.value, of: key)
  }

  /// Reads the part after a key, which may hold brackets.
  private mutating func read(_ value: String, of key: String) {
    let parts = value.split(omittingEmptySubsequences: false) { "{[,".contains($0) }
    let item = String(parts.last ?? "").trimmed
    guard value.contains("{") else {
      self.key = key
      word = item
      return
    }
    keys.append(key)
    if let colon = item.firstIndex(of: ":") {
      self.key = String(item[..<colon])
      word = String(item[item.index(after: colon)...]).trimmed
    } else {
      word = item
    }
  }

  private static func keys(above lines: ArraySlice<String>, indent: Int) -> [String] {
    var keys: [String] = []
    var indent = indent
    for text in lines.reversed() {
      let line = Line(text)
      if line.isEmpty { continue }
      if line.keyColumn < indent, let key = line.key, line.value.isEmpty {
        keys.append(key)
        indent = line.keyColumn
      }
      // Items of a list may be as far to the left as its key.
      if let dash = line.dashColumn, dash < indent { indent = dash + 1 }
    }
    return keys.reversed()
  }

  /// A line in parts.
  private struct Line {
    /// The column of the first `-`, nil where the line starts no item.
    var dashColumn: Int?
    /// The column where the key starts, or where it would.
    var keyColumn = 0
    var key: String?
    /// The text after the key.
    var value = ""
    /// The text after the indentation and the dash.
    var rest = ""
    var isEmpty = false

    init(_ text: String) {
      var bytes = Substring(text)
      let indent = bytes.prefix { $0 == " " }.count
      bytes = bytes.dropFirst(indent)
      keyColumn = indent
      if bytes.hasPrefix("- ") || bytes == "-" {
        dashColumn = indent
        let blanks = bytes.dropFirst().prefix { $0 == " " }.count
        keyColumn = indent + 1 + blanks
        bytes = bytes.dropFirst(1 + blanks)
      }
      rest = String(bytes)
      isEmpty = bytes.isEmpty && dashColumn == nil || bytes.hasPrefix("#")
      let name = bytes.prefix { $0.isLetter || $0.isNumber || "-_*./<>".contains($0) }
      let after = bytes.dropFirst(name.count)
      guard !name.isEmpty, after.first == ":" else { return }
      key = String(name)
      value = String(after.dropFirst()).trimmed
      if value.hasPrefix("#") { value = "" }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
