import Foundation

/// A file with the tides of one place, for other apps.
struct TideExport {
  /// The name of the place.
  let place: String

  /// Where the file is written.
  var url: URL {
    let name = place.replacing("/", with: "-")  // expect: prefer-replacing
    let folder = URL.temporaryDirectory  // expect: prefer-url-directories
    return folder.appending(path: "\(name).csv")  // expect: prefer-url-appending-path
  }
}
