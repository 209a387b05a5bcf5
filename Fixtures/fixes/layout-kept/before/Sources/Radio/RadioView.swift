import SwiftUI

struct RadioView: View {
  var body: some View { Text("") }
}
