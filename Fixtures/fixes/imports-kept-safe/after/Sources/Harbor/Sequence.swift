import Combine
import Foundation

typealias Names = AsyncPublisher<Harbor.Names>
