import Observation

// expect: redundant-mainactor
@Observable
final class AltitudeModel {
  var metres = 0.0

  func follow() {
    withObservationTracking {  // expect: no-with-observation-tracking
      _ = metres
    } onChange: {
    }
  }

  func watch() async {
    for await metres in observations(of: metres) { print(metres) }  // expect: observations-real-api
  }
}
