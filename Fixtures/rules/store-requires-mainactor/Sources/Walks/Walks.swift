final class SearchViewModel: ObservableObject {}  // expect: store-requires-mainactor
