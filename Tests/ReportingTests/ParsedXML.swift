import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML read back by other code than that which wrote it.
struct ParsedXML {
  private let element: XMLElement?

  init(_ bytes: [UInt8]) throws {
    element = try XMLDocument(data: Data(bytes), options: [.nodePreserveWhitespace]).rootElement()
  }

  private init(element: XMLElement?) { self.element = element }

  var name: String? { element?.name }
  var text: String? { element?.stringValue }
  var children: [ParsedXML] {
    (element?.children ?? []).compactMap { $0 as? XMLElement }.map { ParsedXML(element: $0) }
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? {
    element?.attribute(forName: attribute)?.stringValue
  }

  /// The text as a parser gives it back: what XML 1.0 has no form for is spelled out.
  static func readable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: result.unicodeScalars.append(scalar)
      case ..<0x20, 0xFFFE...0xFFFF:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
