import SwiftUI

struct TreeModel {}
