import Observation

/// Was a ViewModel (AAC) before.  // expect: term-viewmodel-aac
@Observable
final class HomeViewModel {
  let viewModelScope = "main"  // expect: term-viewmodel-aac
  let base = "androidx.lifecycle.ViewModel"  // expect: term-viewmodel-aac

  // The ViewModel(AAC) and the AndroidX ViewModel are the same,  // expect: term-viewmodel-aac
  // an Android ViewModel.  // expect: term-viewmodel-aac
  let provider = ViewModelProvider()  // expect: term-viewmodel-aac

  /* See androidx.lifecycle,  // expect: term-viewmodel-aac
     above all AndroidViewModel. */  // expect: term-viewmodel-aac
  let name = #"from "ViewModel (AAC)" on"#  // expect: term-viewmodel-aac
}

final class SettingsAndroidViewModel {}  // expect: term-viewmodel-aac
