import SwiftUI

struct BerthRow: View {
  let berth: Berth

  var body: some View {
    AsyncImage(url: berth.image)  // expect: image-caching
    AsyncImage(url: berth.plan) { image in image } placeholder: { Text("") }  // expect: image-caching
    CachedImage(url: berth.image)
  }

  func image(_ url: URL) throws -> UIImage? {
    UIImage(data: try Data(contentsOf: url))  // expect: image-caching
  }

  func image(_ data: Data) -> UIImage? { UIImage(data: data) }
}

/// Keeps what it has loaded.
struct CachedImage: View {
  let url: URL
  var body: some View { AsyncImage(url: url) }
}
