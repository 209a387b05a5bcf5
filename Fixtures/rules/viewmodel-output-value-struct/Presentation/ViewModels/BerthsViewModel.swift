@Observable
final class BerthsViewModel {
  struct Output {
    var names: [String]  // expect: viewmodel-output-value-struct
    var onClose: (() -> Void)?  // expect: viewmodel-output-value-struct
    let berths: BerthServiceProtocol  // expect: viewmodel-output-value-struct
    var count = 0
    var title: String = ""
    var error: String?
    var isEmpty: Bool { names.isEmpty }
    static let first = Output(names: [], berths: Berths())
    var services: [String] = []
  }
}

@Observable
final class CranesViewModel {
  final class Output { var count: Int? }  // expect: viewmodel-output-value-struct
}

struct Output { var names: [String] }
final class Parser { struct Output { let words: [String] } }
