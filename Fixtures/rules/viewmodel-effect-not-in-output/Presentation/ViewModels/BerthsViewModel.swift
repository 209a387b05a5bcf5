@Observable
final class BerthsViewModel {
  struct Output {
    var shouldNavigateBack = false  // expect: viewmodel-effect-not-in-output
    var showAlert: String?  // expect: viewmodel-effect-not-in-output
    var isPresentingSheet: Bool = false  // expect: viewmodel-effect-not-in-output
    var didDismiss = false  // expect: viewmodel-effect-not-in-output
    var isLoading = false
    var hasMore = true
    var showroom: String?
    var presents: [String] = []
    var shows = 3
    var presentCount = 0
  }

  enum Effect { case showAlert(String) }
  var showHint = false
}

struct Output { var showAlert = false }
