import Observation

// Code of subclasses, of protocols that are limited to the class and behind an alias sets members.
@Observable class Dock {
  var depth = 1
  var width = 1
  var length = 1
  var tide = Tide()
  var parts = Tide()
  var name = ""
}
class LongDock: Dock {}
protocol Dredged: AnyObject {}
typealias Slip = Dock
