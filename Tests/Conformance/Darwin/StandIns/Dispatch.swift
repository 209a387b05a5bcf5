// swift-format-ignore-file
// The part of Dispatch that the tests use, as on macOS. Only the signatures count; nothing here runs.

open class DispatchObject {}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class func global() -> DispatchQueue { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
