import Combine
import Foundation

final class Mooring { var depth = 2 }
