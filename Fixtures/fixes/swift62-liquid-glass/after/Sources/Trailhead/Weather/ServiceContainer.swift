import Observation
import Swinject  // expect: no-third-party-di

/// The services of the app.
@Observable
final class ServiceContainer {
  let forecasts: ForecastEvents  // expect: service-container-shape
  let positions: PositionStream

  init(positions: PositionStream) {
    forecasts = ForecastEvents()
    self.positions = positions
  }
}

/// Finds services by their types.
final class WeatherLocator {  // expect: no-service-locator
  private var services: [ObjectIdentifier: Any] = [:]
}
