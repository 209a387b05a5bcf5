import SwiftUI

struct WatchWalks: View {  // expect: platform-file-naming
  var body: some View { EmptyView() }
}
