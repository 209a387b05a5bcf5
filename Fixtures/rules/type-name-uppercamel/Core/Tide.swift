struct tide {}  // expect: type-name-uppercamel
enum Tide_Kind {  // expect: type-name-uppercamel
  typealias value = Int  // expect: type-name-uppercamel
}
protocol TideObserving { associatedtype Value }
struct Tide2 {
  enum `Type` { case high }
}
func make() {
  struct row {}  // expect: type-name-uppercamel
}
// struct other {}
