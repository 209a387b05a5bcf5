struct OrchardView: View {
  @State private var store = OrchardStore()
  @State private var isLoading = true  // expect: no-duplicated-view-state
  @State private var results = [Apple]()  // expect: no-duplicated-view-state
  @State private var isShowingSheet = false
}
struct TreeView: View {
  @Environment(OrchardStore.self) private var store
  @State private var error: Error?  // expect: no-duplicated-view-state
}
@Observable final class Season {}
struct SeasonView: View {
  let season: Season
  @State private var isEmpty = true  // expect: no-duplicated-view-state
}
final class Weather {}
struct WeatherView: View {
  let weather: Weather
  @State private var isLoading = false
}
