import Combine
import Foundation

/// Who is signed in.
@MainActor
final class SessionModel: NSObject, ObservableObject {
  static let shared = SessionModel()
  static var count = 0

  @Published private(set) var name = ""
  @Published
  var isSignedIn = false {
    didSet { log("signed in: \(isSignedIn)") }
  }
  /// Not seen by views.
  private var attempts = 0
  lazy var formatter = DateFormatter()
  @Setting("locale") var locale: String
  weak var delegate: AnyObject?
  let created = Date()
  var label: String { "\(name) (\(attempts))" }

  func log(_ text: String) { attempts += 1 }
}
