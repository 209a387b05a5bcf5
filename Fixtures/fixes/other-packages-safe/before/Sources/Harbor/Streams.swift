import Combine
import Foundation

final class HarborStream { var last: Combine.Unlisted? }
