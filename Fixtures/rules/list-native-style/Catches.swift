import SwiftUI

struct Catches: View {
  var body: some View { List { Text("a").listRowBackground(Color.red) }.scrollContentBackground(.hidden) }
}
