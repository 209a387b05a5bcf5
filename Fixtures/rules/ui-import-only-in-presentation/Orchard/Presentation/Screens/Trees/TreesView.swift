import SwiftUI
import UIKit
#if os(macOS)
  import AppKit
#endif

struct TreesView: View {
  var body: some View { EmptyView() }
}
