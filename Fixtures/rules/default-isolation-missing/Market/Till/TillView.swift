import SwiftUI

struct TillView: View {
  var body: some View { Text("Till") }
}
