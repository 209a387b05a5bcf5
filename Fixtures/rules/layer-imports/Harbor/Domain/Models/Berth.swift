import Foundation
import SwiftUI  // expect: layer-imports
@preconcurrency import struct UIKit.CGRect  // expect: layer-imports
// import SwiftData

struct Berth {}
