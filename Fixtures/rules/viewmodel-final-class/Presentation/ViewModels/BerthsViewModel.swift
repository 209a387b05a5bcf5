@Observable
class BerthsViewModel {  // expect: viewmodel-final-class
  private(set) var output = 0
}

@MainActor @Observable public class CranesViewModel {}  // expect: viewmodel-final-class

@Observable
final class TidesViewModel {}

class ListViewModel {}

open class HarborViewModel {}

class Berths {}
struct RowViewModel {}
