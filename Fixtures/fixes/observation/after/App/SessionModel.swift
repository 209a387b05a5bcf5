import Foundation
import Observation

/// Who is signed in.
@Observable
@MainActor
final class SessionModel: NSObject {
  static let shared = SessionModel()
  static var count = 0

  private(set) var name = ""
  var isSignedIn = false {
    didSet { log("signed in: \(isSignedIn)") }
  }
  /// Not seen by views.
  @ObservationIgnored private var attempts = 0
  @ObservationIgnored lazy var formatter = DateFormatter()
  @ObservationIgnored @Setting("locale") var locale: String
  @ObservationIgnored weak var delegate: AnyObject?
  let created = Date()
  var label: String { "\(name) (\(attempts))" }

  func log(_ text: String) { attempts += 1 }
}
