import Observation

/// Prices. They were a LiveData each.  // expect: term-livedata
@Observable
final class Prices {
  var current: MutableLiveData<Int>?  // expect: term-livedata
  let merged = MediatorLiveData()  // expect: term-livedata
  let name = "LiveData"  // expect: term-livedata
  let text = "a \(merged) LiveData of \(name)"  // expect: term-livedata

  // LiveData, MutableLiveData: both are gone.  // expect: term-livedata
  func follow(mediator source: String) {}
  #if os(iOS)
    typealias `LiveData` = Prices  // expect: term-livedata
  #endif
}
