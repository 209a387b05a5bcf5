import Combine
import Foundation

// The names may be a publisher that another file declares.
func lengths(_ harbor: Harbor) { harbor.show(harbor.names.map { $0.count }) }
