import Foundation

/// Live data of a sensor. The live data is never stored: Live Data is shown, LIVE DATA is not.
struct Sensor {
  let liveData = 1
  let liveDataSource = 2
  let live_data = 3
  let LiveDatabase = 4
  let NonLiveDataModel = "live data"

  // live-data, Live-Data; data that lives.
  func send(live data: Data) -> LiveDataStream { LiveDataStream() }
}

/* We are live. Data follows. */
struct LiveDataStream {}
