import SwiftUI

struct CounterView: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("🌊 \(counter.count)") }
}