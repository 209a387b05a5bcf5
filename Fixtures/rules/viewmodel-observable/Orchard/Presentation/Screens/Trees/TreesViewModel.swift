import Combine
import Observation

@MainActor
@Observable
final class TreesViewModel { var trees: [TreeModel] = [] }

@Observation.Observable class LeavesViewModel { var count = 0 }

final class RootsViewModel {  // expect: viewmodel-observable
  var depth = 0
}

@MainActor final class
  TwigsViewModel: ObservableObject  // expect: viewmodel-observable
{
  @Published var count = 0
}

@Observable final class FruitsViewModel: ObservableObject {  // expect: viewmodel-observable
  var ripe = 0
}

final class BlossomsViewModel: TreesViewModel {  // expect: viewmodel-observable
  init(count: Int) {}
}

final class MossViewModel: Model {}  // expect: viewmodel-observable

/// @Observable final class BarkViewModel
protocol BarkViewModel {}
struct StemViewModel { var text = "" }
final class TreeViewModels { var all = 0 }
let code = "class SeedViewModel { var a = 1 }"
