import SwiftUI

/// One tour in full.
struct DetailsFragment: View {  // expect: term-fragment
  let id: Int

  /// The fragment of the address that names the part of the page.
  private var fragment: String? { URLComponents(string: "trail://tours#\(id)")?.fragment }

  var body: some View {
    ShareActivity(text: fragment ?? "")
  }
}

/// Offers the tour to others.
struct ShareActivity: View {  // expect: term-activity
  let text: String

  var body: some View {
    ShareLink(item: text)
  }
}
