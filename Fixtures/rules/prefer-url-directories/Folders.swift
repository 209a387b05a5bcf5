import Foundation

/// Where things are kept, looked up by hand.
enum Folders {
  static let documents = FileManager.default.urls(  // expect: prefer-url-directories
    for: .documentDirectory, in: .userDomainMask)[0]
  // expect-next: prefer-url-directories
  static let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first!
  // expect-next: prefer-url-directories
  static let all = FileManager.default.urls(for: .moviesDirectory, in: .userDomainMask)
  static var scratch: URL { FileManager.default.temporaryDirectory }  // expect: prefer-url-directories
  static let other = URL(fileURLWithPath: NSTemporaryDirectory())  // expect: prefer-url-directories
  static let home = NSHomeDirectory() + "/notes"  // expect: prefer-url-directories

  static func support() throws -> URL {
    try FileManager.default.url(  // expect: prefer-url-directories
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
  }

  static func path() -> String? {
    // expect-next: prefer-url-directories
    NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true).first
  }
}
