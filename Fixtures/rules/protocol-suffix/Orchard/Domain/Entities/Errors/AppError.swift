// protocol Reporting {}
/* protocol Reporting {
   /* protocol Nested {} */ } */
enum AppError: Error {
  case `protocol`, general
  case proto(String)

  static let source = """
    protocol Reporting {}
    \(AppError.general)
    """
  static let line = #"protocol Reporting {}"#

  var isProtocol: Bool { self == .protocol || AppError.self is any Sendable.Protocol }
  var `protocol`: String { "protocol Reporting" }

  func check(protocol Reporting: String) -> Bool {
    `protocol`.contains(/protocol Reporting/) && check(protocol: Reporting)
  }
}

extension AppError: Equatable {}
typealias Reporting = any Error & Sendable
struct ProtocolBuffer {}
