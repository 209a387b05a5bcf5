/// See the state flow diagram: the State flows. Flow of states, shared flow of people.
final class LoginStateFlowCoordinator {
  let stateFlow = 1
  let sharedFlow = 2
  let state_flow = "state flow, State Flow, shared flow"
  let StateFlows2 = 3

  // A state. Flow is another word. The shared-flow, the State-Flow.
  func flow(from state: String, StateFlowing other: String) -> WorkStateFlowModel {
    WorkStateFlowModel()
  }
}

struct WorkStateFlowModel {}
