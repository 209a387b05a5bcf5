import SwiftUI

struct PlumRow_Previews: Sendable, PreviewProvider {  // expect: preview-macro
  static var previews: some View { EmptyView() }
}
struct PearRow_Previews { static var previews: some View { EmptyView() } }
extension PearRow_Previews: PreviewProvider {}  // expect: preview-macro
struct FigRow_Previews: PreviewProvider, Snapshots { static var previews: some View { EmptyView() } }
