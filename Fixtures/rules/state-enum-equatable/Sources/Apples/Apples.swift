final class ApplesStore {
  enum State { case loading, empty, error(AppError), content([Apple]) }  // expect: state-enum-equatable
}
