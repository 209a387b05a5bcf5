import SwiftUI

/// The forecast, hour by hour.
struct ForecastView: View {
  @Environment(AlmanacModel.self) private var almanac  // expect: environment-injection-present
  @Environment(UnitsModel.self) private var units
  @State private var model = ForecastModel.shared  // expect: view-no-singletons

  let events: ForecastEvents
  let barometer = Barometer()

  var body: some View {
    List(almanac.years, id: \.self) { year in Text(year.formatted()) }
      .task {
        for await hour in events.hours {  // expect: consume-stream-in-task
          print(hour)
        }
      }
      .task { await model.load(events) }
      .environment(barometer)  // expect: environment-requires-observable
  }
}
