import SwiftUI

@Observable final class PlumsStore {}

struct PlumsView: View {
  @StateObject @available(iOS 17, *) private var first = PlumsStore()  // expect: view-store-reference-form
  @ObservedObject internal private(set) var second: PlumsStore  // expect: view-store-reference-form
  @available(iOS 17, *) @State private var third = PlumsStore()
  var body: some View { EmptyView() }
}
