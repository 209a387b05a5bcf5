import SwiftUI

struct HarvestView: View {
  let viewModel: HarvestViewModel
  var body: some View { Text("Harvest") }
}

#Preview {
  HarvestView(viewModel: HarvestViewModel(source: HarvestSource(), use: HarvestRepository()))
}

struct HarvestView_Previews: PreviewProvider {
  static var previews: some View {
    HarvestView(viewModel: HarvestViewModel(source: HarvestSource(), use: HarvestRepository()))
  }
}
