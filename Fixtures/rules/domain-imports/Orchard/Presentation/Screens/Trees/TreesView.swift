import SwiftUI
import UIKit

struct TreesView: View {
  var body: some View { EmptyView() }
}
