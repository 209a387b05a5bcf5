import Engine

/// The state of a file that says what is checked.
enum SettingsState: Hashable {
  case text([UInt8])
  case file(FileStamp)
  case missing

  /// Fails where the file was changed so recently that another change might not show.
  init?(_ path: String, _ open: [String: [UInt8]]) {
    if let text = open[path] {
      self = .text(text)
    } else if let stamp = FileStamp(of: path) {
      guard stamp.isOlder(than: FileStamp.now) else { return nil }
      self = .file(stamp)
    } else {
      self = .missing
    }
  }
}
