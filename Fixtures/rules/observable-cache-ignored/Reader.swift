import Foundation
import Observation

@Observable
@MainActor
final class ReaderModel {
  var pages: [Page] = []

  private var pageCache: [Int: Page] = [:]  // expect: observable-cache-ignored
  private var cachedTitle: String?  // expect: observable-cache-ignored
  private var loadTask: Task<Void, Never>?  // expect: observable-cache-ignored
  var tasks: [Int: Task<Page, any Error>] = [:]  // expect: observable-cache-ignored
  private var download: URLSessionDownloadTask?
  private var downloadTask: URLSessionDownloadTask?  // expect: observable-cache-ignored
  private var continuation: AsyncStream<Page>.Continuation?  // expect: observable-cache-ignored
  var continuations: [CheckedContinuation<Page, Never>] = []  // expect: observable-cache-ignored
  weak var refreshTimer: Timer?  // expect: observable-cache-ignored
  var sessionToken: String?  // expect: observable-cache-ignored
  var logger = Logger()  // expect: observable-cache-ignored
  public internal(set) var internalCount = 0  // expect: observable-cache-ignored
}
