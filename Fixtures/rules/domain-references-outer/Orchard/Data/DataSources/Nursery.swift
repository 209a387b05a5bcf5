final class NurseryClient {}

struct NurseryDTO {}

struct NurseryParser {}

struct Handler {}

enum Garden {
  struct Parser {
    static let standard = Parser()
  }
}

struct NurseryPreview {}

@propertyWrapper struct Watered {
  var wrappedValue: Int
}

enum NurseryFormat { case long }

struct SeedDTO {}

struct SeedlingDTO {
  let name: String
}

struct Ambiguous {}
