import Combine
import Foundation
import Ropes

final class RopeSignal { var rope: Rope? }
