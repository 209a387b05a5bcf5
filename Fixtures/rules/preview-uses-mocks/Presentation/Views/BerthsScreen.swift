import SwiftUI

struct BerthsScreen: View {
  let berths: BerthServiceProtocol
  var body: some View { Text("") }
}

#Preview {
  BerthsScreen(berths: BerthService(client: APIClient()))  // expect: preview-uses-mocks
}

#Preview("Live") {
  BerthsScreen(berths: BerthServiceKey.liveValue)  // expect: preview-uses-mocks
}

#Preview("Network") {
  BerthsScreen(berths: MockBerthService(session: URLSession.shared))  // expect: preview-uses-mocks
}

#Preview("Mock") { BerthsScreen(berths: MockBerthService(names: ["A"])) }
#Preview("Sample") { BerthsScreen(berths: PreviewBerthService()) }
#Preview("Infix") { BerthsScreen(berths: BerthPreviewService(), cranes: CraneMockService()) }

func make() -> BerthServiceProtocol { BerthService(client: APIClient()) }
