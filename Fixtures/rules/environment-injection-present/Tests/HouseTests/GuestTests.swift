import SwiftUI

struct GuestHarness: View {
  @Environment(Guest.self) private var guest
  var body: some View { Text("Test") }
}
