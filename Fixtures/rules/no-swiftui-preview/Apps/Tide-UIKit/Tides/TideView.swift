import SwiftUI

struct TideView: View { var body: some View { EmptyView() } }

#Preview("High") {  // expect: no-swiftui-preview
  TideView()
}

struct TideView_Previews: PreviewProvider {  // expect: no-swiftui-preview
  static var previews: some View { TideView() }
}
