import SwiftUI

extension LeafRow: View {
  var body: some View { EmptyView() }
}
