/// Something of the system that reaches outside of the code around it, which projects like to keep in one
/// part of them.
package struct Effect: Sendable {
  /// The id of its probe.
  package let id: String
  /// Its name in sentences.
  package let words: String
  /// The check that finds it.
  package let check: [Notation.Entry]

  private init(_ id: String, types: [String]) {
    self.id = id
    words = types.map { "`\($0)`" }.joined(separator: " or ")
    check = [.init("uses", ["types": .texts(types), "of-system": true])]
  }

  /// The effect with this id.
  static func named(_ id: String) -> Effect? { all.first { $0.id == id } }

  /// The effects, each with a probe.
  package static let all: [Effect] = [
    Effect("user-defaults", types: ["UserDefaults"]),
    Effect("notification-center", types: ["NotificationCenter"]),
    Effect("url-session", types: ["URLSession"]),
    Effect("url-request", types: ["URLRequest"]),
    Effect("file-manager", types: ["FileManager"]),
    Effect("ui-application", types: ["UIApplication"]),
    Effect("ui-device", types: ["UIDevice"]),
    Effect("ui-screen", types: ["UIScreen"]),
    Effect("dispatch-queue", types: ["DispatchQueue"]),
    Effect("timer", types: ["Timer"]),
    Effect("process-info", types: ["ProcessInfo"]),
    Effect("bundle", types: ["Bundle"]),
    Effect("json-decoder", types: ["JSONDecoder"]),
    Effect("json-encoder", types: ["JSONEncoder"]),
    Effect("managed-object-context", types: ["NSManagedObjectContext"]),
    Effect("ui-alert-controller", types: ["UIAlertController"]),
    Effect("ui-color", types: ["UIColor"]),
    Effect("ui-view-controller", types: ["UIViewController"]),
    Effect("ui-hosting-controller", types: ["UIHostingController"]),
    Effect("location-manager", types: ["CLLocationManager"]),
    Effect("any-cancellable", types: ["AnyCancellable"]),
    Effect("passthrough-subject", types: ["PassthroughSubject"]),
    Effect("web-view", types: ["WKWebView"]),
    Effect("av-player", types: ["AVPlayer"]),
    Effect("lock", types: ["NSLock", "NSRecursiveLock"]),
    Effect("semaphore", types: ["DispatchSemaphore"]),
    Effect("pasteboard", types: ["UIPasteboard"]),
    Effect("locale", types: ["Locale"]),
    Effect("calendar", types: ["Calendar"]),
    Effect("date-formatter", types: ["DateFormatter"]),
  ]
}
