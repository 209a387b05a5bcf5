/// A small project in layers.
enum SampleProject {
  static let files = [
    ".archlint.yml": """
    layers:
      Domain: {paths: ['Domain/**'], uses: []}
      Data: {paths: ['Data/**'], uses: [Domain]}
      UI: {paths: ['UI/**'], uses: [Domain]}
    contracts:
      - id: dependencies
        title: Layers
        why: Dependencies point to the domain.
        instead: Declare a protocol in the domain.
        layers: {}
    own-rules:
      - {id: no-f, title: f is old, why: It is slow., instead: Call g., severity: error,
         pattern: 'f($a)', fix: 'g($a)', examples: {flagged: '↓f(1)', clean: 'g(1)'}}
      - {id: view-models, title: View models, why: W, instead: Put it into its screen., severity: error,
         layout: {files: ['**/*ViewModel.swift'], allowed: ['UI/*/*']}}
      - id: screens
        title: Screens
        why: Each has two parts.
        instead: Add the part.
        severity: error
        layout: {folders: ['UI/*'], hold: ['{folder}View.swift', '{folder}ViewModel.swift']}

    """,
    "Domain/Order.swift": "struct Order {}\n",
    "Domain/OrderRepositoryProtocol.swift": "protocol OrderRepositoryProtocol {}\n",
    "Data/OrderRepository.swift":
      "final class OrderRepository: OrderRepositoryProtocol {\n  var orders: [Order] = []\n}\n",
    "UI/Home/HomeView.swift":
      "import SwiftUI\nstruct HomeView: View { var model: HomeViewModel }\n",
    "UI/Home/HomeViewModel.swift":
      "@MainActor final class HomeViewModel {\n  var order: Order?\n}\n",
    "UI/Cart/CartView.swift": "import SwiftUI\nstruct CartView: View {}\n",
    "UI/Cart/CartViewModel.swift": "@MainActor final class CartViewModel {}\n",
    "Tests/OrderTests.swift": "final class OrderTests { let order = Order() }\n",
  ]
}
