import Combine

final class ScoreForm: ObservableObject {
  @Published var name = ""  // expect: no-published
}
