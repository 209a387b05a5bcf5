import Foundation
import ReactorKit  // expect: no-architecture-frameworks
import UIKit

final class TidesViewModel {}  // expect: no-architecture-frameworks
final class TidesController {}
