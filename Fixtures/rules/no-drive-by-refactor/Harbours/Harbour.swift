import Charts  // expect: no-drive-by-refactor
import Foundation
import Maps
struct Harbour {}
