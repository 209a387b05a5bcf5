/// The things of one sort in a project, with their traits.
struct Population {
  /// The traits that any of them has.
  private(set) var traits: [Trait] = []
  /// The traits of each of them, as indices into ``traits``.
  private(set) var ofSubject: [[Int32]] = []
  /// The subjects that have each trait, in order.
  private(set) var subjects: [[Int32]] = []
  /// Where each of them is.
  private(set) var places: [(file: Int32, line: Int)] = []
  private var numbers: [Trait: Int32] = [:]

  var count: Int { places.count }

  mutating func add(_ traits: [Trait], file: Int, line: Int) {
    let subject = Int32(places.count)
    places.append((Int32(file), line))
    var found: [Int32] = []
    for trait in traits {
      let number = number(of: trait)
      if subjects[Int(number)].last == subject { continue }
      subjects[Int(number)].append(subject)
      found.append(number)
    }
    ofSubject.append(found)
  }

  /// The number of a trait that some subject has, nil for others.
  func known(_ trait: Trait) -> Int? { numbers[trait].map { Int($0) } }

  /// Returns true if the subject has the trait.
  func has(_ trait: Trait, _ subject: Int32) -> Bool {
    numbers[trait].map { ofSubject[Int(subject)].contains($0) } ?? false
  }

  private mutating func number(of trait: Trait) -> Int32 {
    if let known = numbers[trait] { return known }
    let number = Int32(traits.count)
    numbers[trait] = number
    traits.append(trait)
    subjects.append([])
    return number
  }
}
