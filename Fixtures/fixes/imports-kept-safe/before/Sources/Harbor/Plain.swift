import Combine
import Foundation

final class Plain { var names = ["a"].joined() }
