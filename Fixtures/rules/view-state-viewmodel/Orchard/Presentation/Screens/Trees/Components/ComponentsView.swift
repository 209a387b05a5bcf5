import SwiftUI

struct LeafView: View {
  var body: some View { EmptyView() }
}
