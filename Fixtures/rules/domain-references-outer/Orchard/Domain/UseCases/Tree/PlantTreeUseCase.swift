import Foundation

/// Names types of all layers, some of which mean something else here.
final class PlantTreeUseCase<NurseryDTO> {
  private let client: NurseryClient  // expect: domain-references-outer
  private let again: [NurseryClient]
  private let model: TreeModel
  let dto: NurseryDTO
  let own: Handler
  let route: Route

  struct Handler {}

  enum Route { case NurseryClient, home }

  init(client: NurseryClient, NurseryParser parser: String) {
    self.client = client
    let NurseryParser = parser
    print(NurseryParser, "NurseryParser", \PlantTreeUseCase.again)
  }

  func parse() -> Any {
    // NurseryParser is only spoken of.
    Garden.Parser.standard  // expect: domain-references-outer
  }

  func show(_ bed: Bed.Row) -> some PlantShowing {  // expect: domain-references-outer
    PlantScreen()  // expect: domain-references-outer
  }

  #if DEBUG
    let preview = NurseryPreview.self  // expect: domain-references-outer
  #endif

  @Watered var days = 3  // expect: domain-references-outer
}

extension TreeModel {
  var text: String { "\(NurseryFormat.long)" }  // expect: domain-references-outer
  func cast(_ value: Any) -> Bool { value is SeedDTO }  // expect: domain-references-outer
  var key: Any { \SeedlingDTO.name }  // expect: domain-references-outer
}
