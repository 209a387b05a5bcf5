// Handles of what the view has asked for are no values.
final class RequestCancellables {}
@Observable final class PickingService {
  var requests = RequestCancellables()
  var baskets: [Basket] = []
}
struct PickingView: View {
  let service: PickingService
  @State private var requests: RequestCancellables = .init()
  @State private var baskets = [Basket]()  // expect: no-duplicated-view-state
}
