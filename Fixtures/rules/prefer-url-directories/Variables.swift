import Foundation

final class Shelf {
  private let files: FileManager
  private let box: Box

  func folder(_ manager: FileManager) -> URL? {
    let scratch = manager.temporaryDirectory  // expect: prefer-url-directories
    let own = box.temporaryDirectory
    return files.urls(for: .documentDirectory, in: .userDomainMask).first  // expect: prefer-url-directories
  }
}
