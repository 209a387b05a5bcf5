@MainActor
@Observable
class ApplesStore {}  // expect: store-final-class
