/// The name of the type is in a string, or in a closure that keeps nothing.
final class HelpTexts {
  let policy: AsyncStream<String>.Continuation.BufferingPolicy = .unbounded
  let help = "AsyncStream<String>.Continuation"
  let page = """
    AsyncStream<String>.Continuation
    """
  let made = "\(AsyncStream<String>.Continuation.self)"
  let ended = { (end: AsyncStream<String>.Continuation.Termination) in end }
}
