import Project

/// Text files of any kind, which only few rules look at.
enum TextFiles {
  /// The most bytes of such a file that people write.
  static let largest = 1 << 20

  /// Folders with a dot before their names that hold text of people.
  static let hiddenFolders: Set<String> = [
    ".github", ".gitlab", ".circleci", ".buildkite", ".azure-pipelines", ".fastlane", ".vscode",
    ".idea", ".husky", ".config",
  ]

  /// How names of files without text end.
  private static let binaryExtensions: Set<Substring> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp", "ico",
    "icns", "pdf", "ai", "psd", "sketch", "fig", "xd", "mp3", "m4a", "aac", "wav", "aif", "aiff",
    "caf", "ogg", "flac", "mp4", "m4v", "mov", "avi", "webm", "ttf", "otf", "woff", "woff2", "eot",
    "zip", "gz", "tgz", "bz2", "xz", "7z", "rar", "tar", "jar", "aar", "dmg", "ipa", "apk", "a",
    "o", "dylib", "so", "dll", "exe", "bin", "dat", "data", "db", "sqlite", "sqlite3", "realm",
    "car", "mlmodel", "mlpackage", "tflite", "onnx", "nib", "momd", "mom", "p12", "pfx", "cer",
    "der", "mobileprovision", "provisionprofile", "keystore", "jks", "usdz", "usdc", "scn",
    "reality", "metallib", "wasm", "profdata", "xcuserstate", "docx", "xlsx", "pptx", "keynote",
    "pages",
  ]

  /// Returns true if the name of the file says that it is no text.
  static func isBinary(_ path: String) -> Bool {
    let name = path.lastPathComponent
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[name.utf8.index(after: dot)...]
    return binaryExtensions.contains(ending) || binaryExtensions.contains(ending.lowercased()[...])
  }
}
