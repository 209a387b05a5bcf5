import SwiftUI

struct FruitsView {
  @State var viewModel: TreesViewModel  // expect: view-state-viewmodel
}
