/// Puts the screen together, and is the one who may.
enum HarvestBuilder {
  static func build() -> HarvestViewModel {
    HarvestViewModel(source: HarvestSource(), use: HarvestRepository())
  }
}
