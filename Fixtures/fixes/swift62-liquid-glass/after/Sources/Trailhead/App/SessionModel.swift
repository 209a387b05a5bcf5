import Observation

/// Who uses the app. Its ViewModel (AAC) held the same on the other phones.  // expect: term-viewmodel-aac
@Observable
final class SessionModel {
  private(set) var name: String?

  @ObservationIgnored private var viewModelScopes = 0  // expect: term-viewmodel-aac

  /// The ViewModel of a screen asks for this before it loads.
  var isSignedIn: Bool { name != nil }

  func signIn(as name: String) {
    self.name = name
    viewModelScopes += 1
  }
}
