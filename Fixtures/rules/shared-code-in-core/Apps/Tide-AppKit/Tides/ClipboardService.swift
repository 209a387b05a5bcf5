import Foundation

final class ClipboardService { func copy() {} }
final class TidesMenuController { func open() {} }
