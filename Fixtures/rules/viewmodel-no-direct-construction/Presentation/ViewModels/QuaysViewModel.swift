final class QuaysViewModel {
  private let quays = Harbour.QuayService()  // expect: viewmodel-no-direct-construction
  private let client: APIClient = .init()  // expect: viewmodel-no-direct-construction
  private let kind = Harbour.RoomService.large
}
