import Foundation

final class Planter {  // expect: mark-sections
  private let spade = 1
  init() {}

  func plant() {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
    step(30)
    step(31)
    step(32)
    step(33)
    step(34)
    step(35)
  }
}

final class Marked {
  // MARK: - Properties

  private let spade = 1

  // MARK: - Init

  init() {}

  // MARK: - Public Methods

  /// Plants.
  @MainActor
  func plant() {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
  }

  // MARK: - Private Methods

  private func step(_ number: Int) {}
}

struct Late {  // expect: mark-sections
  let spade = 1

  // MARK: - Properties

  let rake = 1

  // MARK: - Public Methods

  func plant() {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
    step(30)
    step(31)
    step(32)
    step(33)
  }
}

enum Nested {  // expect: mark-sections
  struct Inner {
    // MARK: - Public Methods

    func run() {}
  }

  static func plant() {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
    step(30)
    step(31)
    step(32)
    step(33)
    step(34)
    step(35)
  }
}

struct Computed {
  var sum: Int {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
    step(30)
    step(31)
    step(32)
    step(33)
    step(34)
    step(35)
    return 1
  }

  struct Part { let name = "" }
}

struct Short {
  let spade = 1
  func plant() {}
}

protocol Planting {
  func step0()
  func step1()
  func step2()
  func step3()
  func step4()
  func step5()
  func step6()
  func step7()
  func step8()
  func step9()
  func step10()
  func step11()
  func step12()
  func step13()
  func step14()
  func step15()
  func step16()
  func step17()
  func step18()
  func step19()
  func step20()
  func step21()
  func step22()
  func step23()
  func step24()
  func step25()
  func step26()
  func step27()
  func step28()
  func step29()
  func step30()
  func step31()
  func step32()
  func step33()
  func step34()
  func step35()
  func step36()
  func step37()
  func step38()
  func step39()
  func step40()
  func step41()
  func step42()
  func step43()
  func step44()
}

extension Marked {
  func more() {
    step(0)
    step(1)
    step(2)
    step(3)
    step(4)
    step(5)
    step(6)
    step(7)
    step(8)
    step(9)
    step(10)
    step(11)
    step(12)
    step(13)
    step(14)
    step(15)
    step(16)
    step(17)
    step(18)
    step(19)
    step(20)
    step(21)
    step(22)
    step(23)
    step(24)
    step(25)
    step(26)
    step(27)
    step(28)
    step(29)
    step(30)
    step(31)
    step(32)
    step(33)
    step(34)
    step(35)
    step(36)
    step(37)
    step(38)
    step(39)
    step(40)
    step(41)
    step(42)
    step(43)
  }
}

// struct Old {
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
//
// }
let code = """
  struct Older {
    let spade = 1













































  }
  """
