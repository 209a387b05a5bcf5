import Observation

/// The ViewModel of the settings. A ViewModel is an observable class here.
@Observable
final class SettingsViewModel {
  let viewModel = "ViewModel"
  let scope = "view model scope, ViewModel AAC, (AAC)"
  let sound = "AAC"

  // Sound is stored as AAC; the ViewModel plays it. No android, no ViewModel of its own.
  // androidx is a name space, lifecycle a word, a view model of Android.
  func make(ViewModel: HomeViewModel) -> ViewModels { ViewModels(all: [ViewModel]) }
}

struct ViewModels {
  let all: [HomeViewModel]
  let lifecycle = Lifecycle.androidx
}

enum Lifecycle { case androidx, ViewModel }
