import Foundation

/// JSON read back by other code than that which wrote it.
struct ParsedJSON {
  let value: Any?

  init(value: Any?) { self.value = value }

  init(_ bytes: [UInt8]) throws {
    value = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
  }

  subscript(key: String) -> ParsedJSON { ParsedJSON(value: (value as? [String: Any])?[key]) }

  subscript(index: Int) -> ParsedJSON {
    guard let array = value as? [Any], array.indices.contains(index) else {
      return ParsedJSON(value: nil)
    }
    return ParsedJSON(value: array[index])
  }

  var exists: Bool { value != nil }
  var string: String? { value as? String }
  var integer: Int? { value as? Int }
  var double: Double? { value as? Double }
  var boolean: Bool? { value as? Bool }
  var array: [ParsedJSON] { (value as? [Any] ?? []).map { ParsedJSON(value: $0) } }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
}

extension String {
  /// The text that a report is.
  init(_ bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }
}
