import Foundation

// No code of the target names what these members could be of the module.
func lengths(_ names: [String]) -> [Int] { names.map { $0.count } }
