final class SyncController {
  private var observers: [NSObjectProtocol] = []
  private var pages: [Int] = []
  var isBusy: Bool { pages.isEmpty == false }
}
