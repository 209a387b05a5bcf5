enum BerthRoute {
  static func open() { print(BerthRepository.self) }  // expect: layer-references
}

struct BerthsScreen<BerthRepository> { let berths: BerthRepository }

#Preview { BerthsScreen(berths: BerthRepository()) }
