import SwiftUI

struct BerthsScreen: View {
  @State private var viewModel = BerthsViewModel(berths: BerthService())  // expect: view-viewmodel-injection
  @State private var cranes = CranesViewModel(cranes: CraneService.shared)  // expect: view-viewmodel-injection
  @State private var ropes: RopesViewModel = .init(ropes: RopeService())  // expect: view-viewmodel-injection
  @State private var sails = SailsViewModel.init(sails: SailService())  // expect: view-viewmodel-injection
  @State private var chart: Chart = .init(charts: ChartService())
  @State private var tides = TidesViewModel()
  @State private var logs = LogsViewModel(title: "Logs")
  @State private var pilots: PilotsViewModel

  init(pilots: PilotServiceProtocol) {
    _pilots = State(initialValue: PilotsViewModel(pilots: pilots))
  }

  var body: some View { Text("") }
}

final class Store { var viewModel = BerthsViewModel(berths: BerthService()) }
