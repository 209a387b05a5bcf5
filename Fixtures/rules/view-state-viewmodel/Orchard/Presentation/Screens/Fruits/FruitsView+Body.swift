import SwiftUI

extension FruitsView: View {
  var body: some View { EmptyView() }
}
