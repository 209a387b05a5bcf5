import Foundation
import Tides

// A member, an element or a call may change a value of a type that the project does not declare.
func readsMember() -> Int {
  var table = TideTable()
  return table.next
}

func readsElement() -> Int {
  var table = TideTable()
  return table[0]
}

func callsValue() -> Int {
  var table = TideTable()
  return table()
}

// An operator of another package may take its right side as inout.
func passesToOperator() -> Int {
  var level = 1
  3 ~>> level
  return level
}

// A macro of another package may write an assignment.
func passesToMacro() -> Int {
  var level = 1
  #nudge(level + 1)
  return level
}

// Nothing can change these.
func keeps() -> String {
  var name = "tide"
  var days = [1, 2]
  var date: Date = .now
  var double = { (level: Int) in level * 2 }
  return name.uppercased() + "\(days.count) \(date.timeIntervalSince1970) \(double(3))"
}

// A protocol of another package may make it Decodable, and a decoder does not set constants.
struct Mooring: TideModel {
  private var berths = 3
  func free(_ taken: Int) -> Int { berths - taken }
}

struct Buoy {
  private var depth = 3
  func free(_ taken: Int) -> Int { depth - taken }
}

// A package may declare an operator of the standard library again, with a left side that changes.
func comparesTable() -> Bool {
  var table = TideTable()
  return table == 1
}

func comparesLevel() -> Bool {
  var level = 2
  return level == 1
}
