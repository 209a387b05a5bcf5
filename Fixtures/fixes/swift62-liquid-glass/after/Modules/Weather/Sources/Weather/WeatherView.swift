import SwiftUI

struct WeatherView: View {
  var body: some View {
    if #available(iOS 18, *) {  // expect: obsolete-availability
      Text("Sun")
    } else {
      Text("Rain")
    }
  }
}
