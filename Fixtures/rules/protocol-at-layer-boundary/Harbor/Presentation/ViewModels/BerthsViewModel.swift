final class BerthsViewModel {
  private let berths: BerthService  // expect: protocol-at-layer-boundary
  private let cranes: CraneServiceProtocol
  private let tides: any TideServing
  private let files: FileManager
  private let places: CLLocationManager
  private var client: HarborClient?  // expect: protocol-at-layer-boundary

  init(
    berths: BerthService,  // expect: protocol-at-layer-boundary
    cranes: CraneServiceProtocol, logs: LogService
  ) {
    self.berths = berths
  }
}

struct Shown<Service> { let service: Service }
