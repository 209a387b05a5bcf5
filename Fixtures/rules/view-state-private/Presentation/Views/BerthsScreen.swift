import SwiftUI

struct BerthsScreen: View {
  @State private var viewModel: BerthsViewModel
  @State var isOpen = false  // expect: view-state-private
  @SwiftUI.State internal var count = 0  // expect: view-state-private
  @State
  public var title = ""  // expect: view-state-private
  @State fileprivate var name = ""
  @Binding var text: String
  @StateObject var loader = Loader()

  var body: some View { Text(title) }
}

func draw() {
  @State var number = 0
  print(number)
}
