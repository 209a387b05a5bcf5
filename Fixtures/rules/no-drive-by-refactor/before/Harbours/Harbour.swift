import Foundation
import Maps
import Charts  // expect: no-drive-by-refactor
struct Harbour {}
