import SwiftUI

struct FenceView: View {}
