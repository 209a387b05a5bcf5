import Combine
import Foundation

// The only import of the target, whose other file uses a member that it brings.
final class Lantern { var height = 3 }
