import SwiftUI

struct GenericParameterView<Model: GenericParameterViewModelProtocol>: View {
  @State var viewModel: Model
  var body: some View { Text("Trees") }
}
