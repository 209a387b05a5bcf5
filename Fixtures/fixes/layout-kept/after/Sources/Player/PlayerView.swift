import SwiftUI

struct PlayerView: View {
  var body: some View { Text("") }
}
