import SwiftUI

// This screen was a Fragment.  // expect: term-fragment
struct AccountFragment: View {  // expect: term-fragment
  var body: some View { EmptyView() }

  struct HeaderFragment: SwiftUI.View {  // expect: term-fragment
    var body: some View { EmptyView() }
  }
}

/* Each Fragment had its Activity.  // expect: term-fragment
   The Fragments of the UI came back after a rotation. */  // expect: term-fragment
final class Accounts {
  /// Navigation from one Fragment to the next.  // expect: term-fragment
  func show() {}
}

enum FooterFragment {}  // expect: term-fragment

extension FooterFragment: View {
  var body: some View { EmptyView() }
}
