import SwiftUI

struct Plum_Previews { static var previews: some View { EmptyView() } }
extension Plum_Previews: PreviewProvider {}
struct Plum_Row {}  // expect: type-name-pascalcase
